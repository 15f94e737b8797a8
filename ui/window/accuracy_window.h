// The accuracy window: its place on the screen, its keys, and the questions that it asks. Lives beside the main
// window and keeps what was predicted while it is closed.
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/dialogs/prompts.h"
#include "ui/document/accuracy_runner.h"
#include "ui/document/evaluator.h"
#include "ui/settings/settings.h"

#include <QWidget>

namespace sizewright {

class AccuracyView;

class AccuracyWindow : public QWidget
{
    Q_OBJECT
public:
    struct Surroundings {
        PlanDocument& document;
        Evaluator& evaluator;
        Settings& settings;
        Prompts& prompts;
    };
    explicit AccuracyWindow(const Surroundings& surroundings);

    void present(); // shows it, or brings it to the front
    AccuracyRunner& runner() { return m_runner; }
    AccuracyView* view() const { return m_view; }

Q_SIGNALS:
    void chartExportRequested(const sizewright::ChartSpec& spec, const QString& format);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void rebuild(); // after a change of language or theme
    void askOwnRuns();

    Surroundings m_around;
    AccuracyRunner m_runner;
    AccuracyView* m_view = nullptr;
    bool m_wasDark = false, m_rebuildPending = false;
};

} // namespace sizewright
