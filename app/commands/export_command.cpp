#include "app/commands/export_command.h"

#include "app/commands/output.h"
#include "app/commands/plans.h"
#include "core/model/evaluate.h"
#include "core/results/results_json.h"
#include "core/study/route_curves.h"
#include "core/study/scaling.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_export.h"
#include "ui/report/report_export.h"
#include "ui/text/translate.h"
#include "ui/theme/theme.h"
#include "ui/workbook/workbook_file.h"

#include <QApplication>
#include <QFileInfo>
#include <QLocale>
#include <QSaveFile>
#include <QTranslator>

#include <filesystem>
#include <array>
#include <memory>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

constexpr std::array formats{"pdf", "png", "svg", "xlsx", "csv", "json", "html"};
constexpr std::array charts{"memory", "step", "scaling", "days", "losses", "routes"};
constexpr std::array languages{"en", "zh_CN"};

template <std::size_t N> bool isOneOf(const std::array<const char*, N>& all, const std::string& word)
{
    return std::find(all.begin(), all.end(), word) != all.end();
}

template <std::size_t N> std::string listed(const std::array<const char*, N>& all)
{
    std::string out;
    for (const char* word : all)
        out += (out.empty() ? "" : ", ") + std::string(word);
    return out;
}

struct Request {
    std::string file, format, chart, language = "en";
};

// What is asked for, or the sentence that says what is wrong with it.
Result<Request> readRequest(const Arguments& arguments)
{
    const auto refuse = [](Text text, std::vector<std::string> words = {}) {
        return Problem{Severity::error, "usage", "export", {text, std::move(words)}};
    };
    if (arguments.positional.size() != 1)
        return refuse(SW_TEXT("Cli", "needs exactly one PLAN; `help export` shows how it is used"));
    Request request;
    request.file = arguments.value("-o");
    if (request.file.empty())
        return refuse(SW_TEXT("Cli", "needs -o FILE, the name of the file to write"));
    request.format = QFileInfo(toQt(request.file)).suffix().toLower().toStdString();
    if (!isOneOf(formats, request.format))
        return refuse(SW_TEXT("Cli", "cannot write \"%1\"; end the name in one of: %2"),
            {request.file.substr(0, 120), listed(formats)});
    request.chart = arguments.value("--chart");
    if (!request.chart.empty() && !isOneOf(charts, request.chart))
        return refuse(SW_TEXT("Cli", "knows no chart \"%1\"; choose one of: %2"),
            {request.chart.substr(0, 80), listed(charts)});
    if (!request.chart.empty() && (request.format == "html" || request.format == "json" || request.format == "xlsx"))
        return refuse(SW_TEXT("Cli",
            "cannot write a chart as .%1; choose .pdf, .png, .svg or .csv, or leave out --chart"),
            {request.format});
    if (request.chart.empty() && (request.format == "png" || request.format == "svg"))
        request.chart = charts.front();
    if (arguments.has("--lang"))
        request.language = arguments.value("--lang");
    if (!isOneOf(languages, request.language))
        return refuse(SW_TEXT("Cli", "knows no language \"%1\"; choose one of: %2"),
            {request.language.substr(0, 80), listed(languages)});
    return request;
}

// What painting needs, without a display: an application where there is none yet, and the language.
class Studio
{
public:
    explicit Studio(const std::string& language)
    {
        // Hints of Qt about the machine are no output of this command.
        m_handler = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&,
                                               const QString& message) {
            if (type == QtFatalMsg)
                fail(Problem{Severity::error, "internal", "export",
                    {SW_TEXT("Cli", "stopped: %1"), {message.toStdString()}}});
        });
        if (!QCoreApplication::instance()) {
            // Nothing is shown, so no display is asked for, whatever the environment names.
            qputenv("QT_QPA_PLATFORM", "offscreen");
            m_application = std::make_unique<QApplication>(m_count, m_words);
            QCoreApplication::setApplicationName(u"Sizewright"_s);
            Theme::apply(*m_application, ThemeMode::light);
        }
        m_previous = QLocale();
        if (language != "en" && m_translator.load(u":/translations/sizewright_%1.qm"_s.arg(toQt(language))))
            QCoreApplication::installTranslator(&m_translator);
        QLocale::setDefault(language == "en" ? QLocale(QLocale::English, QLocale::UnitedKingdom)
                                             : QLocale(toQt(language)));
    }
    ~Studio()
    {
        QCoreApplication::removeTranslator(&m_translator);
        QLocale::setDefault(m_previous);
        m_application.reset();
        qInstallMessageHandler(m_handler);
    }

private:
    int m_count = 1;
    char m_name[11] = "sizewright";
    char* m_words[2] = {m_name, nullptr};
    QtMessageHandler m_handler = nullptr;
    std::unique_ptr<QApplication> m_application;
    QTranslator m_translator;
    QLocale m_previous;
};

ChartSpec chartOf(const std::string& name, const Scenario& scenario, const Catalogue& catalogue)
{
    if (name == "step")
        return stepChart(evaluate(scenario, catalogue));
    if (name == "scaling")
        return scalingChart(scalingCurve(scenario, catalogue), scenario);
    if (name == "days")
        return scalingChart(scalingCurve(scenario, catalogue), scenario, ScalingView::days);
    if (name == "losses")
        return scalingLossChart(scalingCurve(scenario, catalogue));
    if (name == "routes")
        return routesChart(routeCurves(scenario, catalogue));
    return memoryChart(evaluate(scenario, catalogue));
}

int exportOneChart(const Request& request, const LoadedPlan& loaded)
{
    const ChartSpec chart = chartOf(request.chart, loaded.baseline(), loaded.catalogue);
    if (chart.isEmpty())
        return print(oneLine(chart.empty.toStdString()) + "\n", exitNoAnswer);
    QString error;
    if (exportChart(chart, toQt(request.file), &error))
        return exitDone;
    return fail(Problem{Severity::error, "file", {}, {Text{"Cli", "%1"}, {error.toStdString()}}});
}

bool writeJson(const LoadedPlan& loaded, const QString& file, QString* error)
{
    using Json = nlohmann::ordered_json;
    std::vector<std::pair<std::string, Results>> all;
    for (const Scenario& scenario : loaded.plan.scenarios)
        all.emplace_back(scenario.name, evaluate(scenario, loaded.catalogue));
    Json json = evaluationJson(all);
    json["plan"] = loaded.plan.name;
    json["baseline"] = loaded.baseline().name;
    json["program"] = "sizewright " SIZEWRIGHT_VERSION;
    json["catalogue"] = loaded.catalogue.version;
    const std::string text = json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
    QSaveFile out(file);
    if (out.open(QIODevice::WriteOnly)
        && out.write(text.data(), qsizetype(text.size())) == qsizetype(text.size()) && out.flush()
        && out.commit())
        return true;
    *error = QCoreApplication::translate(
        "Cli", "%1 could not be written: %2; choose another folder or free some space")
                 .arg(file, out.errorString());
    return false;
}

int exportWhole(const Request& request, const LoadedPlan& loaded)
{
    const QString file = toQt(request.file);
    QString error;
    const bool written = request.format == "pdf"
        ? writeReportPdf(loaded.plan, loaded.catalogue, file, &error)
        : request.format == "html" ? writeReportHtml(loaded.plan, loaded.catalogue, file, &error)
        : request.format == "xlsx" ? writeWorkbook(loaded.plan, loaded.catalogue, file, &error)
        : request.format == "csv"  ? writeFiguresCsv(loaded.plan, loaded.catalogue, file, &error)
                                   : writeJson(loaded, file, &error);
    if (written)
        return exitDone;
    return fail(Problem{Severity::error, "file", {}, {Text{"Cli", "%1"}, {error.toStdString()}}});
}

} // namespace

int exportCommand(const std::vector<std::string>& args)
{
    const std::vector<OptionSpec> options{{"-o", Takes::one, "FILE", {}},
        {"--chart", Takes::one, "NAME", {}}, {"--lang", Takes::one, "LANGUAGE", {}},
        scenarioOption, setOption};
    const auto arguments = parseArguments(args, options);
    if (!arguments)
        return fail(arguments.problems());
    const auto request = readRequest(*arguments);
    if (!request)
        return fail(request.problems());
    const auto loaded = loadPlan(*arguments);
    if (!loaded)
        return fail(loaded.problems());
    std::error_code ignored;
    if (std::filesystem::equivalent(loaded->path, request->file, ignored))
        return fail(Problem{Severity::error, "export.onto_plan", request->file,
            {SW_TEXT("Cli", "this is the plan itself; give -o another name"), {}}});
    const Studio studio(request->language);
    return request->chart.empty() ? exportWhole(*request, *loaded)
                                  : exportOneChart(*request, *loaded);
}

} // namespace sizewright
