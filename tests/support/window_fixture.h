// A window as a test uses it: own settings, own recovery folder, scripted answers.
#pragma once

#include "tests/support/scripted_prompts.h"
#include "ui/window/main_window.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QtTest>

namespace sizewright {

struct WindowFixture {
    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    ScriptedPrompts* prompts = nullptr; // owned by the window
    std::unique_ptr<MainWindow> window;

    WindowFixture() { start(); }
    ~WindowFixture()
    {
        // Nobody is asked about unsaved changes when a test ends.
        window.reset();
    }
    void start()
    {
        window.reset();
        auto scripted = std::make_unique<ScriptedPrompts>();
        prompts = scripted.get();
        window = std::make_unique<MainWindow>(MainWindow::Surroundings{
            settings, folder.filePath(QStringLiteral("recovery")), std::move(scripted), nullptr});
        window->resize(1280, 720);
        window->show();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
    }
    QString path(const QString& name) const { return folder.filePath(name); }

    // Everything is found by its name, as a person finds it by its place.
    template <class T> T* find(const QString& name) const
    {
        return window->findChild<T*>(name);
    }
    void trigger(const QString& action) const
    {
        auto* found = find<QAction>(action);
        QVERIFY2(found, qPrintable(action));
        found->trigger();
    }
    // Types into a field and leaves it.
    void type(const QString& field, const QString& text) const
    {
        window->goToField(field);
        auto* line = find<QLineEdit>(field);
        QVERIFY2(line, qPrintable(field));
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
    }
    void choose(const QString& field, const QString& data) const
    {
        window->goToField(field);
        auto* combo = find<QComboBox>(field);
        QVERIFY2(combo, qPrintable(field));
        const int index = combo->findData(data);
        QVERIFY2(index >= 0, qPrintable(data));
        combo->setCurrentIndex(index);
        Q_EMIT combo->activated(index);
    }
    // The least that has an answer.
    void completePlan() const
    {
        choose(QStringLiteral("framing.form"), QStringLiteral("pretrain"));
        choose(QStringLiteral("framing.acceptance"), QStringLiteral("usable"));
        type(QStringLiteral("framing.earliest_days"), QStringLiteral("10"));
        type(QStringLiteral("framing.latest_days"), QStringLiteral("8 weeks"));
        choose(QStringLiteral("model.preset"), QStringLiteral("llama-3.1-8b"));
        type(QStringLiteral("data.tokens"), QStringLiteral("1T"));
        choose(QStringLiteral("hardware.accelerator"), QStringLiteral("nvidia-h100-sxm"));
        window->evaluator().flush();
    }
};

// Fails a test on any warning of Qt's but two kinds: what the offscreen platform cannot do, and the
// icons, which only the program carries.
inline void failOnWarnings()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(
        "^(?!This plugin does not support|Cannot open file ':/icons).*")));
}

} // namespace sizewright
