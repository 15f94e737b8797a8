#include "ui/form/field_editor.h"

#include "ui/form/choice_edit.h"
#include "ui/form/quantity_edit.h"

#include <QApplication>

namespace sizewright {

int newEditSession()
{
    static int last = 0;
    return ++last;
}

FieldEditor* makeEditor(const FieldInfo& field, const PlanDocument& document, QWidget* parent)
{
    switch (field.kind) {
    case FieldKind::choice: return new ChoiceEdit(field, parent);
    case FieldKind::toggle:
        if (field.automatic || !field.fallback)
            return new ChoiceEdit(field, parent);
        return new ToggleEdit(parent);
    case FieldKind::text:
        if (!field.catalogue.empty())
            return new CatalogueEdit(field, document, parent);
        break;
    case FieldKind::quantity:
    case FieldKind::whole: break;
    }
    return new QuantityEdit(field, parent);
}

void commitFocusedEditor()
{
    QWidget* focused = QApplication::focusWidget();
    if (auto* quantity = qobject_cast<QuantityEdit*>(focused))
        quantity->commit();
    else if (focused)
        if (auto* catalogue = qobject_cast<CatalogueEdit*>(focused->parentWidget()))
            catalogue->commit();
}

} // namespace sizewright
