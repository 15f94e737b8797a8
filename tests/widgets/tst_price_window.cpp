// The price book used as a person uses it, by the names of its parts.
#include "core/units/display.h"
#include "tests/support/window_fixture.h"
#include "ui/charts/chart_widget.h"
#include "ui/dialogs/quote_dialog.h"
#include "ui/dialogs/quotes_import_dialog.h"
#include "ui/views/price_book_view.h"
#include "ui/window/price_window.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTextBrowser>

#include <algorithm>

using namespace sizewright;
using namespace Qt::StringLiterals;

namespace {

Price quoteOf(double amount, const char* day, const char* provider = "Northwind")
{
    Price price;
    price.item = "H100 SXM";
    price.accelerator = "nvidia-h100-sxm";
    price.provider = provider;
    price.kindText = "on-demand";
    price.unit = "per GPU-hour";
    price.kind = PriceKind::onDemand;
    price.amount = {amount, Currency::usd};
    price.source = {"offer 17", day, Trust::quoted};
    price.confidence = "high";
    price.own = true;
    return price;
}

} // namespace

class TestPriceWindow : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<WindowFixture> m_f;

    PriceWindow& window() const { return *m_f->window->prices(); }
    template <class T> T* find(const QString& name) const
    {
        T* found = window().findChild<T*>(name);
        if (!found)
            qFatal("%s is not there", qPrintable(name));
        return found;
    }
    QTableView* table() const { return find<QTableView>(u"table.prices"_s); }
    int rows() const { return table()->model()->rowCount(); }
    void open() { m_f->trigger(u"tools.prices"_s); }
    void press(const QString& name) { find<QPushButton>(name)->click(); }
    void choose(const QString& name, const QVariant& data)
    {
        auto* box = find<QComboBox>(name);
        const int index = box->findData(data);
        QVERIFY2(index > 0, qPrintable(data.toString()));
        box->setCurrentIndex(index);
    }
    void add(const Price& quote)
    {
        m_f->prompts->quote = quote;
        const int before = int(shown().size());
        press(u"prices.add"_s);
        QTRY_COMPARE(int(shown().size()), before + 1);
    }
    std::vector<const Price*> shown() const { return window().view()->listed(); }
    const FieldValue& rent() const
    {
        return m_f->window->document().currentScenario().value(fields().rentPrice.ordinal);
    }

private Q_SLOTS:
    void init()
    {
        failOnWarnings();
        m_f = std::make_unique<WindowFixture>();
    }
    void cleanup() { m_f.reset(); }

    void listsEveryPrice()
    {
        open();
        QCOMPARE(rows(), int(shippedCatalogue().prices.size()));
        QVERIFY(!find<QPushButton>(u"prices.edit"_s)->isEnabled()); // shipped ones are not edited
        window().view()->select(0);
        QVERIFY(find<QTextBrowser>(u"prices.details"_s)->toPlainText().contains(
            QString::fromStdString(shippedCatalogue().prices[0].source.text)));
        QVERIFY(!find<QPushButton>(u"prices.remove"_s)->isEnabled());
    }

    void filters()
    {
        open();
        choose(u"prices.card"_s, u"nvidia-h100-sxm"_s);
        const int ofCard = rows();
        QVERIFY(ofCard > 5 && ofCard < int(shippedCatalogue().prices.size()));
        choose(u"prices.kind"_s, int(PriceKind::onDemand));
        QVERIFY(rows() < ofCard);
        for (const Price* price : shown())
            QVERIFY(price->accelerator == "nvidia-h100-sxm" && price->kind == PriceKind::onDemand);
        press(u"prices.clear"_s);
        QCOMPARE(rows(), int(shippedCatalogue().prices.size()));
        choose(u"prices.currency"_s, int(Currency::cny));
        QVERIFY(rows() > 0);
        for (const Price* price : shown())
            QVERIFY(price->amount.currency() == Currency::cny);
        press(u"prices.clear"_s);
        choose(u"prices.confidence"_s, u"low"_s);
        QVERIFY(rows() > 0);
        press(u"prices.clear"_s);
        choose(u"prices.show"_s, int(PriceFilter::Show::own));
        QCOMPARE(rows(), 0);
        choose(u"prices.show"_s, int(PriceFilter::Show::stale));
        QVERIFY(rows() > 0);
        find<QLineEdit>(u"prices.text"_s)->setText(u"no such words"_s);
        QCOMPARE(rows(), 0);
        window().view()->select(3); // a filter that hides it gives way
        QCOMPARE(window().view()->selected(), &m_f->window->document().shippedCatalogue().prices[3]);
    }

    void ownQuoteMovesThePlan()
    {
        m_f->completePlan();
        open();
        const auto before = *m_f->window->evaluator().current();
        add(quoteOf(0.5, "2026-11-20"));
        m_f->window->evaluator().flush();
        const auto after = *m_f->window->evaluator().current();
        const auto rentOf = [](const Results& r) { return r[resultFields().costRent]->value(); };
        QVERIFY(rentOf(after) < rentOf(before) / 2);
        QVERIFY(window().view()->selected() && window().view()->selected()->own);
        QVERIFY(find<QPushButton>(u"prices.edit"_s)->isEnabled());
        m_f->prompts->quote = quoteOf(0.6, "2026-11-20");
        press(u"prices.edit"_s);
        QTRY_COMPARE(window().view()->selected()->amount.value(), 0.6);
        QCOMPARE(m_f->prompts->lastQuote.amount.value(), 0.5);
        m_f->prompts->agree = false;
        press(u"prices.remove"_s);
        QCoreApplication::processEvents();
        QVERIFY(window().view()->selected()->own); // asked first
        m_f->prompts->agree = true;
        press(u"prices.remove"_s);
        QTRY_COMPARE(rows(), int(shippedCatalogue().prices.size()));
        m_f->window->evaluator().flush();
        QCOMPARE(rentOf(*m_f->window->evaluator().current()), rentOf(before));
    }

    void useInPlanIsUndone()
    {
        m_f->completePlan();
        open();
        add(quoteOf(1.25, "2026-11-20"));
        QVERIFY(!rent().isSet());
        press(u"prices.use"_s);
        QTRY_VERIFY(rent().isSet());
        QVERIFY(rent().origin == Origin::quoted);
        QVERIFY(qFuzzyCompare(rent().number * 3600, 1.25));
        QVERIFY(QString::fromStdString(rent().source).startsWith(u"Northwind, 2026-11-20"_s));
        m_f->window->document().undoStack()->undo();
        QVERIFY(!rent().isSet());
        m_f->window->document().undoStack()->redo();
        QVERIFY(rent().isSet());
        // Of another card: asked first.
        m_f->prompts->agree = false;
        Price other = quoteOf(0.9, "2026-11-21");
        other.item = "A100 80GB SXM";
        other.accelerator = "nvidia-a100-sxm-80";
        add(other);
        press(u"prices.use"_s);
        QCoreApplication::processEvents();
        QVERIFY(qFuzzyCompare(rent().number * 3600, 1.25));
    }

    void historyAndProviders()
    {
        open();
        add(quoteOf(1.25, "2026-11-20"));
        const ChartSpec& spec = find<ChartWidget>(u"chart.prices"_s)->spec();
        QVERIFY(!spec.isEmpty());
        const auto own = std::find_if(spec.series.begin(), spec.series.end(),
            [](const ChartSeries& s) { return s.diamonds; });
        QVERIFY(own != spec.series.end()); // told by shape, not by colour alone
        QCOMPARE(own->points.size(), 1);
        QCOMPARE(own->points[0].label, u"Northwind"_s);
        QVERIFY(own->points[0].tooltip.contains(u"2026-11-20"_s));
        QVERIFY(std::any_of(spec.series.begin(), spec.series.end(), [](const ChartSeries& s) {
            return s.kind == SeriesKind::horizontalMarker; // the price that is taken today
        }));
        find<QTabWidget>(u"prices.tabs"_s)->setCurrentIndex(1);
        const auto* providers = find<QTableView>(u"table.prices.providers"_s)->model();
        bool found = false;
        for (int column = 1; column < providers->columnCount(); ++column)
            found = found
                || providers->headerData(column, Qt::Horizontal).toString() == u"Northwind"_s;
        QVERIFY(found && providers->rowCount() > 1);
    }

    void importIsPreviewed()
    {
        open();
        const QString name = m_f->path(u"q.csv"_s);
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(
            writeQuotes(std::vector<Price>{quoteOf(1, "2026-11-20"), quoteOf(2, "soon", "South")})));
        file.close();
        m_f->prompts->openFile = name;
        m_f->prompts->acceptImport = false;
        press(u"prices.import"_s);
        QCOMPARE(m_f->prompts->lastQuotes.changes.size(), 1u);
        QCOMPARE(m_f->prompts->lastQuotes.refused.size(), 1u);
        QCOMPARE(rows(), int(shippedCatalogue().prices.size())); // nothing unasked
        m_f->prompts->acceptImport = true;
        press(u"prices.import"_s);
        QCOMPARE(rows(), int(shippedCatalogue().prices.size()) + 1);
        choose(u"prices.show"_s, int(PriceFilter::Show::own));
        m_f->prompts->saveFile = m_f->path(u"out.csv"_s);
        press(u"prices.export"_s);
        QFile out(m_f->prompts->saveFile);
        QVERIFY(out.open(QIODevice::ReadOnly));
        const QByteArray bytes = out.readAll();
        const QuotesFile back = readQuotes(bytes.toStdString(), "out.csv", shippedCatalogue());
        QCOMPARE(back.quotes.size(), 1u);
        QuotesImportDialog dialog(m_f->prompts->lastQuotes, u"q.csv"_s);
        QVERIFY(dialog.findChild<QTableView*>(u"table.quotes.import"_s)->model()->rowCount() == 2);
    }

    void dialogSaysWhatIsMissing()
    {
        Price fresh;
        fresh.accelerator = "nvidia-h100-sxm";
        QuoteDialog dialog(fresh, shippedCatalogue());
        const auto line = [&](const char* name) {
            return dialog.findChild<QLineEdit*>(QLatin1StringView(name));
        };
        auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!ok->isEnabled());
        line("quote.provider")->setText(u"Northwind"_s);
        line("quote.price")->setText(u"22.6"_s);
        QVERIFY(ok->isEnabled());
        auto* tax = dialog.findChild<QComboBox*>(u"quote.tax"_s);
        tax->setCurrentIndex(tax->findData(int(Tax::included)));
        QVERIFY(dialog.findChild<QLabel*>(u"quote.verdict"_s)->text().contains(u"20"_s));
        line("quote.day")->setText(u"soon"_s);
        QVERIFY(!ok->isEnabled());
        line("quote.day")->setText(u"2026-11-20"_s);
        const Price quote = dialog.quote();
        QVERIFY(quote.own && quote.accelerator == "nvidia-h100-sxm" && quoteProblems(quote).empty());
        QVERIFY(qFuzzyCompare(quote.net().value(), 20.0));
    }

    void fileIsKeptAndGuarded()
    {
        const QString name = m_f->path(u"own/prices.csv"_s);
        {
            QuoteStore store(shippedCatalogue(), name);
            QVERIFY(!store.add(quoteOf(1, "2026-11-20")));
            QuoteStore again(shippedCatalogue(), name);
            QCOMPARE(again.quotes().size(), 1u);
            QVERIFY(!again.add(quoteOf(2, "2026-11-21")));
            QVERIFY(!store.add(quoteOf(3, "2026-11-22"))); // what the other wrote is not lost
            QCOMPARE(store.quotes().size(), 3u);
        }
        QFile file(name);
        QVERIFY(file.open(QIODevice::Append));
        file.write("torn\n");
        file.close();
        QuoteStore store(shippedCatalogue(), name);
        QVERIFY(!store.problems().empty());
        QVERIFY(store.add(quoteOf(4, "2026-11-23"))); // a sentence: not written over
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().endsWith("torn\n"));
    }
};

QTEST_MAIN(TestPriceWindow)
#include "tst_price_window.moc"
