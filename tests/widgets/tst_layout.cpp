// No label is cut off: every page, at the sizes of old laptops, projectors and desks, with an empty
// plan, with an answer, and with names and numbers as long as they get.
#include "tests/support/window_fixture.h"
#include "ui/text/translate.h"
#include "ui/theme/theme.h"
#include "ui/views/chain_view.h"
#include "ui/views/figure_button.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QToolButton>

using namespace sizewright;
using namespace Qt::StringLiterals;

namespace {

QString cutOff(const QWidget& window)
{
    QStringList found;
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        if (!label->isVisible() || label->text().isEmpty())
            continue;
        const bool fits = label->wordWrap()
            ? label->heightForWidth(label->width()) <= label->height()
            : label->sizeHint().width() <= label->width();
        if (!fits)
            found += u"label \"%1\" has %2×%3"_s.arg(label->text())
                         .arg(label->width())
                         .arg(label->height());
    }
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
        const auto* tool = qobject_cast<const QToolButton*>(button);
        const bool iconOnly
            = tool && tool->defaultAction() && tool->toolButtonStyle() == Qt::ToolButtonIconOnly;
        if (button->isVisible() && !iconOnly && !button->text().isEmpty()
            && button->minimumSizeHint().width() > button->width())
            found += u"button \"%1\" has %2"_s.arg(button->text()).arg(button->width());
    }
    return found.join(u'\n');
}

} // namespace

class TestLayout : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cutsNothingOff_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("kind");
        const char* kinds[]{"empty", "complete", "extreme"};
        for (const QSize size : {QSize(1024, 700), QSize(1280, 720), QSize(1920, 1080)})
            for (int kind = 0; kind < 3; ++kind)
                QTest::addRow("%d×%d %s", size.width(), size.height(), kinds[kind])
                    << size << kind;
    }
    void cutsNothingOff()
    {
        QFETCH(QSize, size);
        QFETCH(int, kind);
        Theme::apply(*qApp, ThemeMode::light);
        WindowFixture f;
        f.window->resize(size);
        if (kind > 0)
            f.completePlan();
        if (kind == 2) {
            f.choose(u"model.preset"_s, u"deepseek-v3"_s);
            f.type(u"data.tokens"_s, u"100000T"_s);
            f.choose(u"money.currency"_s, u"CNY"_s);
            PlanDocument& document = f.window->document();
            document.renameScenario(0, u"A scenario whose name goes on and on, as they do "_s.repeated(4));
        }
        f.window->evaluator().flush();
        QCOMPARE_EQ(f.window->size(), size); // nothing forces the window wider
        for (int page = 0; page <= ChainView::comparePage; ++page) {
            f.window->chain()->setCurrentPage(page);
            QTest::qWait(0);
            const QString found = cutOff(*f.window);
            QVERIFY2(found.isEmpty(),
                qPrintable(u"page %1\n%2"_s.arg(page).arg(found)));
        }
        f.window->explain(u"answer.days"_s);
        QTest::qWait(0);
        const QString found = cutOff(*f.window);
        QVERIFY2(found.isEmpty(), qPrintable(found));
        QVERIFY(f.window->width() <= size.width());
    }
};

QTEST_MAIN(TestLayout)
#include "tst_layout.moc"
