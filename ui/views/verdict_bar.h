// The answer, always in sight: cards, days, money, fit, what binds, warnings. While something is missing
// it says what, and shows no number.
#pragma once

#include "ui/document/evaluator.h"

#include <QFrame>

class QGridLayout;
class QLabel;
class QPushButton;

namespace sizewright {

class FigureButton;
class WarningPopup;

class VerdictBar : public QFrame
{
    Q_OBJECT
public:
    VerdictBar(PlanDocument& document, Evaluator& evaluator, QWidget* parent = nullptr);

    void refresh();
    // The window may be narrower than the largest letters; see fitFonts().
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void explain(const QString& figure);
    void fieldRequested(const QString& field);
    void bindingClicked();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitFonts();
    QWidget* buildVerdict();
    QLabel* buildMissing();
    void addCell(QGridLayout& grid, const QString& caption, QWidget* big,
        std::initializer_list<QWidget*> small, int stretch);
    FigureButton* figure(const char* key, int pointDelta);
    void showVerdict(const Results& results);
    void showMoney(const Results& results);
    void showFit(const Results& results);
    void showMissing(const Results& results);
    void showWarnings(const Results& results);
    void showTrouble(const Results& results);

    PlanDocument& m_document;
    Evaluator& m_evaluator;
    QWidget* m_answer = nullptr;
    QLabel *m_missing = nullptr, *m_accelerator = nullptr, *m_trouble = nullptr;
    QLabel *m_range = nullptr, *m_dash = nullptr, *m_bindNote = nullptr;
    FigureButton *m_cards = nullptr, *m_nodes = nullptr, *m_days = nullptr, *m_p10 = nullptr,
                 *m_p90 = nullptr, *m_fit = nullptr, *m_margin = nullptr;
    FigureButton* m_money[3] = {}; // one large and two small; which route is where may change
    QPushButton *m_binding = nullptr, *m_warnings = nullptr;
    WarningPopup* m_popup = nullptr;
};

} // namespace sizewright
