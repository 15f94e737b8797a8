#include "ui/workbook/workbook_spec.h"

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr qsizetype longestName = 31;

QString columnName(std::size_t column)
{
    QString name;
    for (std::size_t n = column + 1; n > 0; n = (n - 1) / 26)
        name.prepend(QChar(u'A' + char16_t((n - 1) % 26)));
    return name;
}

QString quoted(QString sheet)
{
    return u'\'' + sheet.replace(u'\'', u"''"_s) + u"'!"_s;
}

// At most so many characters, never half of one outside the first plane.
QString cut(QString name, qsizetype most)
{
    if (name.size() <= most)
        return name;
    name.truncate(most);
    if (name.back().isHighSurrogate())
        name.chop(1);
    return name;
}

} // namespace

QString cellName(std::size_t row, std::size_t column)
{
    return columnName(column) + QString::number(row + 1);
}

QString cellName(const QString& sheet, std::size_t row, std::size_t column)
{
    return quoted(sheet) + cellName(row, column);
}

QString rangeName(const QString& sheet, std::size_t first, std::size_t last, std::size_t column)
{
    const QString letters = columnName(column);
    return quoted(sheet)
        + u"$%1$%2:$%1$%3"_s.arg(letters).arg(first + 1).arg(last + 1);
}

QString sheetName(const QString& wanted, const QStringList& taken)
{
    QString plain;
    for (const QChar c : wanted)
        plain += u"[]:*?/\\"_s.contains(c) || c < u' ' ? QChar(u' ') : c;
    plain = plain.simplified();
    while (plain.startsWith(u'\'')) // not allowed at either end
        plain.remove(0, 1);
    while (plain.endsWith(u'\''))
        plain.chop(1);
    if (plain.isEmpty())
        plain = u"-"_s;
    QString name = cut(plain, longestName).trimmed();
    for (int number = 2; taken.contains(name, Qt::CaseInsensitive); ++number) {
        const QString suffix = u' ' + QString::number(number);
        name = cut(plain, longestName - suffix.size()).trimmed() + suffix;
    }
    return name;
}

} // namespace sizewright
