// Rows of the worked examples: a value of ours beside what was published, and how near it must be.
#pragma once

#include <QTest>

namespace sizewright::test {

constexpr double exact = 1e-9; // of what is a number of weights, or an identity
constexpr double frozen = 5e-6; // of our own values, printed with six digits

inline void exampleColumns()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("expected");
    QTest::addColumn<double>("tolerance");
    QTest::addColumn<QString>("what");
}

inline void row(const char* id, const char* what, double value, double expected, double tolerance,
    const char* source)
{
    QTest::newRow(id) << value << expected << tolerance
                      << QStringLiteral("%1 [%2]").arg(
                             QString::fromUtf8(what), QString::fromUtf8(source));
}

inline void compareExample()
{
    QFETCH(double, value);
    QFETCH(double, expected);
    QFETCH(double, tolerance);
    QFETCH(QString, what);
    QVERIFY2(std::fabs(value - expected) <= tolerance * std::max(1.0, std::fabs(expected)),
        qPrintable(QStringLiteral("%1: %2, expected %3")
                       .arg(what)
                       .arg(value, 0, 'g', 12)
                       .arg(expected, 0, 'g', 12)));
}

} // namespace sizewright::test
