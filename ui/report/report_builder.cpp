#include "ui/report/report_builder.h"

#include "ui/report/report_parts.h"
#include "ui/text/translate.h"

#include <QLocale>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

void addScenario(
    ReportElements& out, const ReportScenario& s, const ReportScenario* baseline, bool alone)
{
    const QString name = toQt(s.scenario.name);
    if (alone)
        addHeading(out, 1, Report::tr("Verdict"));
    else
        addHeading(out, 1,
            s.baseline ? Report::tr("Scenario: %1 (baseline)").arg(name)
                       : Report::tr("Scenario: %1").arg(name),
            baseline != nullptr);
    addVerdict(out, s);
    addWarnings(out, s);
    addModelPage(out, s);
    addHardwarePage(out, s);
    addMemoryPage(out, s);
    addParallelismPage(out, s);
    addTimePage(out, s);
    addReliabilityPage(out, s);
    addMoneyPage(out, s);
    addAssumptions(out, s, baseline);
}

std::vector<std::size_t> askedScenarios(const Plan& plan, const QString& name)
{
    std::vector<std::size_t> asked;
    // The baseline first: the others are told by how they differ from it.
    const auto wanted = [&](std::size_t i) {
        return name.isEmpty() || toQt(plan.scenarios[i].name) == name;
    };
    if (plan.baseline < plan.scenarios.size() && wanted(plan.baseline))
        asked.push_back(plan.baseline);
    for (std::size_t i = 0; i < plan.scenarios.size(); ++i)
        if (i != plan.baseline && wanted(i))
            asked.push_back(i);
    return asked;
}

} // namespace

ReportDocument buildReport(
    const Plan& plan, const Catalogue& catalogue, const ReportOptions& options)
{
    ReportDocument document;
    const QDate date = options.date.isValid() ? options.date : QDate::currentDate();
    const QString shownDate = QLocale().toString(date, QLocale::LongFormat);
    document.title = plan.name.empty() ? Report::tr("Training plan") : toQt(plan.name);
    document.subtitle = Report::tr("Compute plan for training a language model · %1").arg(shownDate);
    document.footer = Report::tr("Sizewright %1 · catalogue %2 · %3")
                          .arg(QStringLiteral(SIZEWRIGHT_VERSION), toQt(catalogue.version),
                              date.toString(Qt::ISODate));

    const auto asked = askedScenarios(plan, options.scenario);
    std::vector<Results> results;
    std::vector<Scenario> scenarios;
    for (const std::size_t i : asked) {
        scenarios.push_back(plan.scenarios[i]);
        results.push_back(evaluate(plan.scenarios[i], catalogue));
    }
    std::vector<ReportScenario> all;
    std::size_t baseline = 0;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const bool isBaseline = asked[i] == plan.baseline;
        all.push_back({scenarios[i], results[i], catalogue, isBaseline});
        if (isBaseline)
            baseline = i;
    }
    const bool alone = all.size() == 1;
    if (!alone) {
        addHeading(document.elements, 1, Report::tr("Scenarios at a glance"));
        addOverview(document.elements, all);
    }
    // The first scenario of the report states everything; the others what differs from it.
    for (const ReportScenario& s : all)
        addScenario(document.elements, s, &s == &all[baseline] ? nullptr : &all[baseline], alone);
    if (!alone && !all.empty())
        addComparison(document.elements, scenarios, baseline, results);
    addLimits(document.elements);
    return document;
}

} // namespace sizewright
