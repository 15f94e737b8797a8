#include "ui/window/actions.h"

#include "ui/form/field_editor.h"
#include "ui/theme/theme.h"

#include <array>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

struct ActionRow {
    ActionId id;
    const char* name; // of the object
    const char* text;
    const char* shortcut; // portable text; empty: none
    const char* icon;
    bool checkable = false;
};

constexpr std::array rows{
    ActionRow{ActionId::newPlan, "file.new", QT_TRANSLATE_NOOP("Actions", "&New plan"), "Ctrl+N", "new"},
    ActionRow{ActionId::open, "file.open", QT_TRANSLATE_NOOP("Actions", "&Open…"), "Ctrl+O", "open"},
    ActionRow{ActionId::save, "file.save", QT_TRANSLATE_NOOP("Actions", "&Save"), "Ctrl+S", "save"},
    ActionRow{ActionId::saveAs, "file.saveAs", QT_TRANSLATE_NOOP("Actions", "Save &As…"), "Ctrl+Shift+S", ""},
    ActionRow{ActionId::importConfig, "file.importConfig", QT_TRANSLATE_NOOP("Actions", "&Import config.json…"), "Ctrl+I", "import"},
    ActionRow{ActionId::exportReport, "file.exportReport", QT_TRANSLATE_NOOP("Actions", "Export &report as PDF…"), "Ctrl+P", "report"},
    ActionRow{ActionId::exportWorkbook, "file.exportWorkbook", QT_TRANSLATE_NOOP("Actions", "Export &money as a workbook…"), "Ctrl+Shift+E", "export"},
    ActionRow{ActionId::quit, "file.quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q", ""},
    ActionRow{ActionId::undo, "edit.undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), "Ctrl+Z", "undo"},
    ActionRow{ActionId::redo, "edit.redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), "Ctrl+Shift+Z", "redo"},
    ActionRow{ActionId::addScenario, "scenario.add", QT_TRANSLATE_NOOP("Actions", "&Add scenario"), "Ctrl+Shift+N", "add"},
    ActionRow{ActionId::duplicateScenario, "scenario.duplicate", QT_TRANSLATE_NOOP("Actions", "&Duplicate scenario"), "Ctrl+D", "duplicate"},
    ActionRow{ActionId::renameScenario, "scenario.rename", QT_TRANSLATE_NOOP("Actions", "&Rename scenario"), "F2", "rename"},
    ActionRow{ActionId::scenarioUp, "scenario.up", QT_TRANSLATE_NOOP("Actions", "Move scenario &up"), "Alt+Shift+Up", "up"},
    ActionRow{ActionId::scenarioDown, "scenario.down", QT_TRANSLATE_NOOP("Actions", "Move scenario d&own"), "Alt+Shift+Down", "down"},
    ActionRow{ActionId::setBaseline, "scenario.baseline", QT_TRANSLATE_NOOP("Actions", "Use as &baseline"), "", "star"},
    ActionRow{ActionId::deleteScenario, "scenario.delete", QT_TRANSLATE_NOOP("Actions", "De&lete scenario"), "", "delete"},
    ActionRow{ActionId::copyComparison, "compare.copy", QT_TRANSLATE_NOOP("Actions", "&Copy comparison"), "Ctrl+Shift+C", "copy"},
    ActionRow{ActionId::exportComparison, "compare.export", QT_TRANSLATE_NOOP("Actions", "Export comparison as CS&V…"), "", "export"},
    ActionRow{ActionId::nextPage, "view.next", QT_TRANSLATE_NOOP("Actions", "&Next page"), "Ctrl+PgDown", "forward"},
    ActionRow{ActionId::previousPage, "view.previous", QT_TRANSLATE_NOOP("Actions", "&Previous page"), "Ctrl+PgUp", "back"},
    ActionRow{ActionId::explanation, "view.explanation", QT_TRANSLATE_NOOP("Actions", "&Explanation"), "Ctrl+E", "explain", true},
    ActionRow{ActionId::fullScreen, "view.fullScreen", QT_TRANSLATE_NOOP("Actions", "&Full screen"), "F11", "fullscreen", true},
    ActionRow{ActionId::prices, "tools.prices", QT_TRANSLATE_NOOP("Actions", "&Price book…"), "Ctrl+Shift+P", "report"},
    ActionRow{ActionId::accuracy, "tools.accuracy", QT_TRANSLATE_NOOP("Actions", "&Accuracy…"), "Ctrl+Shift+A", "chart"},
    ActionRow{ActionId::languageEnglish, "view.english", "English", "", "", true},
    ActionRow{ActionId::languageChinese, "view.chinese", "简体中文", "", "", true},
    ActionRow{ActionId::themeAutomatic, "view.themeAutomatic", QT_TRANSLATE_NOOP("Actions", "As the &desktop"), "", "", true},
    ActionRow{ActionId::themeLight, "view.themeLight", QT_TRANSLATE_NOOP("Actions", "&Light"), "", "", true},
    ActionRow{ActionId::themeDark, "view.themeDark", QT_TRANSLATE_NOOP("Actions", "Dar&k"), "", "", true},
    ActionRow{ActionId::about, "help.about", QT_TRANSLATE_NOOP("Actions", "&About Sizewright"), "", "info"},
};
static_assert(rows.size() == std::size_t(ActionId::count));

} // namespace

Actions::Actions(QObject* parent) : QObject(parent)
{
    for (const ActionRow& row : rows) {
        // A language is called by its own name in every language.
        const bool ownName
            = row.id == ActionId::languageEnglish || row.id == ActionId::languageChinese;
        auto* action = new QAction(
            ownName ? QString::fromUtf8(row.text) : tr(row.text), this);
        action->setObjectName(QString::fromLatin1(row.name));
        action->setShortcut(QKeySequence(QString::fromLatin1(row.shortcut)));
        action->setCheckable(row.checkable);
        if (*row.icon)
            action->setIcon(Theme::icon(QString::fromLatin1(row.icon)));
        connect(action, &QAction::triggered, this, &commitFocusedEditor);
        m_actions[std::size_t(row.id)] = action;
    }
    operator[](ActionId::redo)
        ->setShortcuts({QKeySequence(u"Ctrl+Shift+Z"_s), QKeySequence(u"Ctrl+Y"_s)});
}

QList<QAction*> Actions::all() const { return {m_actions.begin(), m_actions.end()}; }

} // namespace sizewright
