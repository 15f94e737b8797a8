// The row of filters over the price book: what is chosen in each, as one question to the list.
#pragma once

#include "ui/models/price_filter.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace sizewright {

class PriceFilters : public QWidget
{
    Q_OBJECT
public:
    explicit PriceFilters(QWidget* parent = nullptr);

    // What there is to choose from; choices that are still there stay.
    void setCatalogue(const Catalogue& catalogue);
    PriceFilter::Wanted wanted() const;
    void setWanted(const PriceFilter::Wanted& wanted);
    void setCount(int shown, int all);
    void focusText();

Q_SIGNALS:
    void changed();

private:
    QComboBox* addChoice(const char* name, const QString& title);
    void updateClear();

    QHBoxLayout* m_row;
    QLineEdit* m_text;
    QComboBox *m_card, *m_kind, *m_provider, *m_region, *m_currency, *m_confidence, *m_show;
    QPushButton* m_clear;
    QLabel* m_count;
    bool m_filling = false;
};

} // namespace sizewright
