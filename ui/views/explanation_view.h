// Why a figure is what it is, beside the pages. Steps unfold in place; fields are a click away; back and
// forward lead through what was asked before. Follows the plan while it changes.
#pragma once

#include "core/trace/explain.h"
#include "ui/document/evaluator.h"

#include <QWidget>

#include <set>

class QLabel;
class QTextBrowser;
class QToolButton;

namespace sizewright {

class ExplanationView : public QWidget
{
    Q_OBJECT
public:
    ExplanationView(PlanDocument& document, Evaluator& evaluator, QWidget* parent = nullptr);

    void explain(const QString& figure);
    QString figure() const;
    QString plainText() const;

Q_SIGNALS:
    void fieldRequested(const QString& field);

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Visit {
        QString figure;
        std::set<std::string> unfolded; // names of steps: their places move while the plan changes
    };
    void follow(const QUrl& url);
    void go(int step);
    void refresh();

    PlanDocument& m_document;
    Evaluator& m_evaluator;
    QTextBrowser* m_text;
    QToolButton *m_back, *m_forward;
    std::vector<ExplainedLine> m_lines;
    std::vector<Visit> m_visits;
    int m_at = -1;
};

} // namespace sizewright
