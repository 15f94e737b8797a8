// Every command of the window: id, text, shortcut and icon stand in one table. Each takes over what is
// being typed before it does anything.
#pragma once

#include <QAction>
#include <QObject>

#include <array>

namespace sizewright {

enum class ActionId {
    newPlan, open, save, saveAs, importConfig, exportReport, exportWorkbook, quit,
    undo, redo,
    addScenario, duplicateScenario, renameScenario, scenarioUp, scenarioDown, setBaseline,
    deleteScenario,
    copyComparison, exportComparison,
    nextPage, previousPage, explanation, fullScreen,
    prices, accuracy,
    languageEnglish, languageChinese,
    themeAutomatic, themeLight, themeDark,
    about,
    count
};

class Actions : public QObject
{
    Q_OBJECT
public:
    explicit Actions(QObject* parent);

    QAction* operator[](ActionId id) const { return m_actions[std::size_t(id)]; }
    QList<QAction*> all() const;

private:
    std::array<QAction*, std::size_t(ActionId::count)> m_actions{};
};

} // namespace sizewright
