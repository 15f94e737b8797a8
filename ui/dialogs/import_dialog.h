// Shows what a foreign file would change; nothing is taken over unless it is accepted.
#pragma once

#include "ui/models/import_preview.h"

#include <QDialog>

namespace sizewright {

class ImportDialog : public QDialog
{
    Q_OBJECT
public:
    explicit ImportDialog(const ImportPreview& preview, QWidget* parent = nullptr);
};

} // namespace sizewright
