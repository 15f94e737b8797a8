// The parts of the report, each appending its elements; called by the builder in reading order.
#pragma once

#include "core/model/evaluate.h"
#include "core/plan/plan.h"
#include "ui/report/report_document.h"

#include <QCoreApplication>

#include <vector>

namespace sizewright {

// The context of the report's words for translators.
class Report
{
    Q_DECLARE_TR_FUNCTIONS(Report)
};

// A scenario with what was computed for it.
struct ReportScenario {
    const Scenario& scenario;
    const Results& results;
    const Catalogue& catalogue; // in force
    bool baseline = false;
};

using ReportElements = QList<ReportElement>;

// --- words and tables that several parts use
void addHeading(ReportElements& out, int level, const QString& text, bool newPage = false);
void addParagraph(ReportElements& out, const QString& text, ThemeRole role = ThemeRole::text);
void addBullet(ReportElements& out, const QString& text, ThemeRole role = ThemeRole::text);
// Figures as name and value, two pairs a line where there are many; absent ones are left out.
void addFigures(ReportElements& out, const Results& results, const std::vector<std::size_t>& ordinals);
void addFigureGroup(ReportElements& out, const Results& results, std::string_view keyPrefix);
QString labelOf(std::size_t figureOrdinal);
// As the window shows it, and shares in percent.
QString reportFigure(const Results& results, std::size_t ordinal, int digits = 4);
QString fieldLabel(std::string_view key); // its label, or the key where there is no such field

// --- the parts
void addVerdict(ReportElements& out, const ReportScenario& s);
void addWarnings(ReportElements& out, const ReportScenario& s);
void addModelPage(ReportElements& out, const ReportScenario& s);
void addHardwarePage(ReportElements& out, const ReportScenario& s);
void addMemoryPage(ReportElements& out, const ReportScenario& s);
void addParallelismPage(ReportElements& out, const ReportScenario& s);
void addTimePage(ReportElements& out, const ReportScenario& s);
void addReliabilityPage(ReportElements& out, const ReportScenario& s);
void addMoneyPage(ReportElements& out, const ReportScenario& s);
// With a baseline only what differs from it.
void addAssumptions(
    ReportElements& out, const ReportScenario& s, const ReportScenario* baseline);
void addOverview(ReportElements& out, const std::vector<ReportScenario>& all);
void addComparison(ReportElements& out, const std::vector<Scenario>& scenarios,
    std::size_t baseline, const std::vector<Results>& results);
void addLimits(ReportElements& out);

} // namespace sizewright
