#include "app/commands/bindings_text.h"

#include "app/commands/text_table.h"
#include "core/units/display.h"

namespace sizewright {

std::string bindingsText(const std::vector<PartBinding>& parts)
{
    if (parts.empty())
        return {};
    TextTable table;
    table.addRow({"Part", "Time", "Share", "Bound by"});
    for (const PartBinding& part : parts)
        table.addRow({resultFields().all()[part.figure].label.source,
            quantityText(part.time.value(), signatureOf<Seconds>(), "", {3, {}, true}),
            quantityText(part.ofStep.value(), signatureOf<Ratio>(), "%", {2, {}, true}),
            part.binding == Binding::none ? "—" : label(part.binding).source});
    return "\n" + table.text(2);
}

nlohmann::ordered_json bindingsJson(const std::vector<PartBinding>& parts)
{
    auto out = nlohmann::ordered_json::array();
    for (const PartBinding& part : parts)
        out.push_back({{"part", resultFields().all()[part.figure].key},
            {"seconds", part.time.value()}, {"binding", key(part.binding)}});
    return out;
}

} // namespace sizewright
