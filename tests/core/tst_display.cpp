// Numbers as text and text as numbers.
#include "core/units/display.h"
#include "core/units/literals.h"

#include <QTest>

#include <set>

using namespace sizewright;

namespace {

QString q(std::string_view s) { return QString::fromUtf8(s.data(), qsizetype(s.size())); }

template <class Q> void typed(const char* text, double base, const char* unit = "")
{
    QTest::newRow(text) << q(text) << signatureOf<Q>() << QString::fromUtf8(unit) << base;
}
template <class Q> void refused(const char* text)
{
    QTest::newRow(text) << q(text) << signatureOf<Q>();
}

struct NamedFamily {
    const char* name;
    Signature signature;
};
const std::vector<NamedFamily>& families()
{
    static const std::vector<NamedFamily> all{{"ratio", {}}, {"bytes", signatureOf<Bytes>()},
        {"bytes per card", signatureOf<BytesPerCard>()}, {"byte rate", signatureOf<ByteRate>()},
        {"byte rate per card", signatureOf<ByteRatePerCard>()},
        {"bit rate per card", signatureOf<BitRatePerCard>()}, {"flop", signatureOf<Flop>()},
        {"flop per card", signatureOf<FlopPerCard>()},
        {"flop per token", signatureOf<FlopPerToken>()}, {"flop rate", signatureOf<FlopRate>()},
        {"flop rate per card", signatureOf<FlopRatePerCard>()}, {"tokens", signatureOf<Tokens>()},
        {"token rate", signatureOf<TokenRate>()},
        {"token rate per card", signatureOf<TokenRatePerCard>()},
        {"parameters", signatureOf<Parameters>()},
        {"parameters per card", signatureOf<ParametersPerCard>()}, {"cards", signatureOf<Cards>()},
        {"time", signatureOf<Seconds>()}, {"card time", signatureOf<CardTime>()},
        {"frequency", signatureOf<Frequency>()}, {"energy", signatureOf<Energy>()},
        {"power", signatureOf<Power>()}, {"power per card", signatureOf<PowerPerCard>()},
        {"money", signatureOf<Money>()}, {"money per card", signatureOf<MoneyPerCard>()},
        {"money per card time", signatureOf<MoneyPerCardTime>()},
        {"money per time", signatureOf<MoneyPerTime>()},
        {"money per energy", signatureOf<MoneyPerEnergy>()},
        {"money per byte", signatureOf<MoneyPerByte>()},
        {"money per byte time", signatureOf<MoneyPerByteTime>()},
        {"bytes per parameter", signatureOf<BytesPerParameter>()},
        {"bytes per token", signatureOf<BytesPerToken>()}};
    return all;
}

} // namespace
Q_DECLARE_METATYPE(sizewright::Signature)

class TestDisplay : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsWhatPeopleType_data()
    {
        using namespace units;
        QTest::addColumn<QString>("text");
        QTest::addColumn<Signature>("signature");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<double>("base");
        typed<Parameters>("70B", 70e9);
        typed<Parameters>("70b", 70e9);
        typed<Parameters>("70 B", 70e9);
        typed<Parameters>("7 billion", 7e9);
        typed<Parameters>("350M parameters", 350e6);
        typed<Parameters>("1.2亿", 1.2e8);
        typed<Parameters>("700亿参数", 7e10);
        typed<Tokens>("15T", 15e12);
        typed<Tokens>("1.5e13", 1.5e13);
        typed<Tokens>("1.5E+13", 1.5e13);
        typed<Tokens>("2万", 2e4);
        typed<Tokens>("4.5M tokens", 4.5e6);
        typed<Tokens>("15", 15e12, "T");
        typed<Tokens>("8,192", 8192);
        typed<Tokens>("1,234,567.5", 1234567.5);
        typed<Tokens>("+12", 12);
        typed<Ratio>("35 %", 0.35);
        typed<Ratio>("35％", 0.35);
        typed<Ratio>("0.35", 0.35);
        typed<Ratio>(".5", 0.5);
        typed<Ratio>("5.", 5);
        typed<Ratio>("12万", 1.2e5);
        typed<Ratio>("-3", -3);
        typed<BytesPerCard>("80 GiB", 80 * gibi);
        typed<BytesPerCard>("80GB", 80e9);
        typed<BytesPerCard>("80", 80 * gibi, "GiB");
        typed<BytesPerCard>("512 MiB", 512 * mebi);
        typed<ByteRatePerCard>("3.35 TB/s", 3.35e12);
        typed<ByteRatePerCard>("900 GBps", 900e9);
        typed<ByteRatePerCard>("450 GB / s", 450e9);
        typed<BitRatePerCard>("400 Gb/s", 400e9);
        typed<BitRatePerCard>("400 Gbps", 400e9);
        typed<BitRatePerCard>("400 Gbit/s", 400e9);
        typed<BitRatePerCard>("1.6 Tb/s", 1.6e12);
        typed<BitRatePerCard>("400", 400e9, "Gb/s");
        typed<FlopRatePerCard>("989 TFLOP/s", 989e12);
        typed<FlopRatePerCard>("989 TFLOPS", 989e12);
        typed<FlopRatePerCard>("989 tflops", 989e12);
        typed<Seconds>("3 weeks", 21 * day);
        typed<Seconds>("1 week", 7 * day);
        typed<Seconds>("30 d", 30 * day);
        typed<Seconds>("30 天", 30 * day);
        typed<Seconds>("2 个月", 2 * month);
        typed<Seconds>("1.5 years", 1.5 * year);
        typed<Seconds>("90 min", 5400);
        typed<Seconds>("12 Hours", 12 * hour);
        typed<Seconds>("250 ms", 0.25);
        typed<Seconds>("7 us", 7e-6);
        typed<Seconds>("10", 10 * day, "days");
        typed<Cards>("512", 512);
        typed<Cards>("512 GPUs", 512);
        typed<Cards>("512 卡", 512);
        typed<Cards>("1万卡", 10000);
        typed<Cards>("2万", 20000);
        typed<Cards>("4K", 4000);
        typed<Cards>("4K cards", 4000);
        typed<Money>("¥1,200,000", 1.2e6);
        typed<Money>("120万元", 1.2e6);
        typed<Money>("1.2亿元", 1.2e8);
        typed<Money>("5M", 5e6);
        typed<Money>("5 M CNY", 5e6);
        typed<Money>("cny 5 M", 5e6);
        typed<Money>("300 K RMB", 3e5);
        typed<MoneyPerCardTime>("¥12/h", 12 / hour);
        typed<MoneyPerCardTime>("¥ 12 / h", 12 / hour);
        typed<MoneyPerCardTime>("12 元/小时", 12 / hour);
        typed<MoneyPerCardTime>("12 元/卡时", 12 / hour);
        typed<MoneyPerCardTime>("12/gpu-hour", 12 / hour);
        typed<MoneyPerCardTime>("12", 12 / hour, "¤/h");
        typed<MoneyPerCardTime>("240/day", 240 / day);
        typed<MoneyPerCardTime>("1万/月", 1e4 / month);
        typed<MoneyPerEnergy>("0.6 元/度", 0.6 / kilowattHour);
        typed<MoneyPerEnergy>("0.6 /kwh", 0.6 / kilowattHour);
        typed<PowerPerCard>("0.7 kW", 700);
        typed<MoneyPerByte>("0.09 /GB", 0.09 / giga);
        typed<BytesPerToken>("4 B/token", 4);
    }
    void readsWhatPeopleType()
    {
        QFETCH(QString, text);
        QFETCH(Signature, signature);
        QFETCH(QString, unit);
        QFETCH(double, base);
        const auto parsed = parseQuantity(text.toStdString(), signature, unit.toStdString(), "CNY");
        QVERIFY(parsed);
        QVERIFY2(std::fabs(parsed->value - base) <= 1e-12 * std::fabs(base),
            qPrintable(QString::number(parsed->value, 'g', 17)));
    }

    void refusesTheRest_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Signature>("signature");
        for (const char* text : {"", " ", "abc", "NaN", "inf", "1e400", "-1e400", "1e-400", ".",
                 "-", "+", "--5", "1-5", "1.2.3", "5e", "0x10", "8,19", "8,1920", "1234,567",
                 "0,500", "1,234,56", ",5", "1.5,000", "12 parsecs", "1 2", "5 %%", "1e5e5"})
            refused<Ratio>(text);
        // Bits are no bytes, in either field and either case.
        refused<ByteRatePerCard>("400 Gb/s");
        refused<ByteRatePerCard>("400 Gbps");
        refused<ByteRatePerCard>("400 gb/s");
        refused<BitRatePerCard>("50 GB/s");
        refused<BitRatePerCard>("50 GBps");
        refused<BitRatePerCard>("50 gb/s");
        refused<BytesPerCard>("80 Gb");
        refused<BytesPerCard>("80 gib");
        refused<BytesPerCard>("80 G");
        // Nor is anything else something else.
        refused<Seconds>("80 GiB");
        refused<Seconds>("5 m"); // minutes or months
        refused<Cards>("3 days");
        refused<Money>("$5M"); // the plan's money is renminbi
        refused<Money>("5M USD");
        refused<Money>("12 美元");
        refused<Money>("US$ 12");
        refused<MoneyPerCardTime>("$12/h");
        refused<Tokens>("15T GiB");
    }
    void refusesTheRest()
    {
        QFETCH(QString, text);
        QFETCH(Signature, signature);
        const auto parsed = parseQuantity(text.toStdString(), signature, "", "CNY");
        QVERIFY(!parsed);
        const std::string sentence = toString(parsed.problems().front().message);
        QVERIFY2(q(sentence).contains(u';'), sentence.c_str()); // what is wrong; the remedy
    }

    void currencyIsNamed()
    {
        const auto parsed = parseQuantity("$12/h", signatureOf<MoneyPerCardTime>(), "¤/h", "CNY");
        QVERIFY(!parsed);
        QCOMPARE(q(parsed.problems().front().code), q("value.currency"));
        QVERIFY(parseQuantity("$12/h", signatureOf<MoneyPerCardTime>(), "¤/h", "USD"));
        QVERIFY(parseQuantity("12 美元/小时", signatureOf<MoneyPerCardTime>(), "¤/h", "USD"));
        QVERIFY(!parseQuantity("12 元/小时", signatureOf<MoneyPerCardTime>(), "¤/h", "USD"));
    }

    void messageNamesWhatIsAccepted()
    {
        const auto parsed = parseQuantity("400 GB/s", signatureOf<BitRatePerCard>(), "Gb/s");
        QCOMPARE(q(toString(parsed.problems().front().message)),
            q("\"400 GB/s\" is not understood; write a number, alone or with one of: b/s, Mb/s, "
              "Gb/s, Tb/s"));
    }

    void messageStaysShort()
    {
        std::string typed;
        for (int i = 0; i < 2000; ++i)
            typed += "卡";
        const auto parsed = parseQuantity(typed, {}, "");
        const std::string sentence = toString(parsed.problems().front().message);
        QVERIFY(sentence.size() < 300);
        QVERIFY(!q(sentence).contains(QChar(QChar::ReplacementCharacter)));
    }

    void everyUnitReadsItself_data()
    {
        QTest::addColumn<Signature>("signature");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<double>("factor");
        for (const NamedFamily& f : families())
            for (const UnitChoice& u : unitsOf(f.signature))
                QTest::newRow((std::string(f.name) + " in " + u.symbol).c_str())
                    << f.signature << QString::fromUtf8(u.symbol) << u.factor;
    }
    void everyUnitReadsItself()
    {
        QFETCH(Signature, signature);
        QFETCH(QString, unit);
        QFETCH(double, factor);
        for (const double number : {1.0, 0.25, 61.44, 1234.5, 987654.0, 3e16, 5e-7}) {
            for (const char* currency : {"USD", "CNY"}) {
                const std::string text = quantityText(
                    number * factor, signature, unit.toStdString(), {12, currency, true});
                const auto parsed = parseQuantity(text, signature, "", currency);
                QVERIFY2(parsed, text.c_str());
                QVERIFY2(std::fabs(parsed->value - number * factor) <= 1e-9 * number * factor,
                    text.c_str());
            }
        }
    }

    void everyFamilyReadsItsShortText_data()
    {
        QTest::addColumn<Signature>("signature");
        for (const NamedFamily& f : families())
            QTest::newRow(f.name) << f.signature;
    }
    void everyFamilyReadsItsShortText()
    {
        QFETCH(Signature, signature);
        QVERIFY(!unitsOf(signature).empty());
        for (double base = 1e-9; base < 1e27; base *= 7.3) {
            const std::string text = quantityText(base, signature, "", {9, "USD", true});
            const auto parsed = parseQuantity(text, signature, "", "USD");
            QVERIFY2(parsed, text.c_str());
            QVERIFY2(std::fabs(parsed->value - base) <= 1e-7 * base, text.c_str());
        }
    }

    void symbolsAreUniqueAndRising()
    {
        for (const NamedFamily& f : families()) {
            double last = 0;
            std::set<std::string_view> seen;
            for (const UnitChoice& u : unitsOf(f.signature)) {
                QVERIFY2(seen.insert(u.symbol).second, u.symbol);
                if (!u.automatic)
                    continue;
                QVERIFY2(u.factor > last, u.symbol);
                last = u.factor;
            }
        }
    }

    void shortTexts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const std::string& text, const char* expected) {
            QTest::newRow(expected) << q(text) << q(expected);
        };
        row(numberText(0), "0");
        row(numberText(61.4444), "61.44");
        row(numberText(1234.5, 6), "1,234.5");
        row(numberText(-1234567), "-1,234,567");
        row(numberText(9.9999), "10");
        row(numberText(1.2e-7), "1.2e-07");
        row(numberText(std::numeric_limits<double>::quiet_NaN()), "—");
        row(wholeText(70553706496), "70,553,706,496");
        row(quantityText(7.0553e10, signatureOf<Parameters>()), "70.55B");
        row(quantityText(80 * units::gibi, signatureOf<BytesPerCard>()), "80 GiB");
        row(quantityText(4e11, signatureOf<BitRatePerCard>()), "400 Gb/s");
        row(quantityText(0.35, {}, "%"), "35 %");
        row(quantityText(12 / units::hour, signatureOf<MoneyPerCardTime>(), "", {4, "CNY", true}),
            "12 CNY/h");
        row(quantityText(2.34e7, signatureOf<Money>(), "", {4, "CNY", true}), "23.4 M CNY");
        row(quantityText(5400, signatureOf<Seconds>()), "1.5 h");
    }
    void shortTexts()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(text, expected);
    }

    void excerptsKeepCharactersWhole()
    {
        QCOMPARE(q(excerpt("short")), q("short"));
        QCOMPARE(q(excerpt("卡卡卡", 4)), q("卡…"));
        QCOMPARE(q(excerpt("卡卡卡", 6)), q("卡卡…"));
        QCOMPARE(q(excerpt("", 0)), QString());
    }
};

QTEST_APPLESS_MAIN(TestDisplay)
#include "tst_display.moc"
