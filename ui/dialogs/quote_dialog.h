// One quote of the user's: who offers what, for how much, with or without tax, of which day.
#pragma once

#include "core/catalogue/price_quotes.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace sizewright {

class QuoteDialog : public QDialog
{
    Q_OBJECT
public:
    QuoteDialog(const Price& quote, const Catalogue& catalogue, QWidget* parent = nullptr);
    Price quote() const;

private:
    void build();
    void fill(const Price& quote);
    void onKind();
    void check(); // says what is missing, and what the quote comes to

    const Catalogue& m_catalogue;
    Price m_start;
    QComboBox *m_card, *m_kind, *m_currency, *m_tax, *m_confidence;
    QLineEdit *m_provider, *m_region, *m_price, *m_day, *m_source, *m_notes;
    QSpinBox *m_cards, *m_term;
    QDoubleSpinBox* m_taxRate;
    QLabel *m_unit, *m_verdict;
    QDialogButtonBox* m_buttons;
};

} // namespace sizewright
