// What a file of prices would do to the user's quotes, line by line; nothing is taken over unless it is
// accepted.
#pragma once

#include "core/catalogue/price_quotes.h"

#include <QDialog>

namespace sizewright {

class QuotesImportDialog : public QDialog
{
    Q_OBJECT
public:
    QuotesImportDialog(
        const QuotesImport& import, const QString& file, QWidget* parent = nullptr);
    // "3 added, 1 replaced, 2 there already, 1 shipped, 4 refused"
    static QString summary(const QuotesImport& import);
};

} // namespace sizewright
