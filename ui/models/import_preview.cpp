#include "ui/models/import_preview.h"

#include "core/import/hf_config.h"
#include "core/plan/plan.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace sizewright {

ImportPreview previewHfConfig(
    const Scenario& scenario, const QByteArray& bytes, const QString& fileName)
{
    ImportPreview preview;
    preview.file = fileName;
    preview.result = scenario;
    const auto config = readHfConfig(
        {bytes.constData(), std::size_t(bytes.size())}, toCore(fileName));
    if (!config) {
        const Problem& problem = config.problems().front();
        preview.failure = toQt(problem.place) + u": "_s + translated(problem);
        return preview;
    }
    preview.kind = toQt(config->architecture);
    if (!config->modelType.empty())
        preview.kind += preview.kind.isEmpty() ? toQt(config->modelType)
                                               : u" (%1)"_s.arg(toQt(config->modelType));
    applyShape(preview.result, config->shape, Origin::imported, toCore(fileName));
    // The preset and the bare count no longer describe this model.
    preview.result.clear(fields().preset.ordinal);
    preview.result.clear(fields().parameters.ordinal);

    for (const FieldInfo& field : fields().all()) {
        const FieldValue& before = scenario.value(field.ordinal);
        const FieldValue& after = preview.result.value(field.ordinal);
        const auto shown = [&](const FieldValue& value) {
            return shownValue(field, value, currencyOf(scenario));
        };
        const ImportPreview::Line line{
            translated(field.label), shown(before), shown(after)};
        if (after.origin == Origin::imported)
            preview.recognised.push_back(line);
        if (line.before != line.after)
            preview.changes.push_back(line);
    }
    for (const std::string& key : config->ignored)
        preview.ignored += toQt(key);
    for (const Problem& warning : config->warnings)
        preview.warnings += translated(warning);
    return preview;
}

} // namespace sizewright
