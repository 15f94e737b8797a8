// Opens an XLSX file as a spreadsheet does that knows nothing of the program: the parts by unzip, the cells
// from their XML, and the formulas worked out anew. Shares no code with what writes them.
//
//   comparison  sum, or two with >= <= <> > < = between them
//   sum         product, followed by + or - and another, any number of times
//   product     factor, followed by * or / and another, any number of times
//   factor      -factor, (comparison), number, "text", NAME(arguments), cell, cell:cell, 'sheet'!cell
#pragma once

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <cmath>
#include <functional>
#include <map>
#include <stdexcept>
#include <vector>

namespace sizewright::test {

struct SheetValue {
    enum Kind { number, text, error, range } kind = number;
    double n = 0;
    QString s;
    std::vector<SheetValue> cells;
};

class WorkbookReader
{
public:
    struct Stored {
        QString formula; // empty: a plain value
        SheetValue value; // as written in the file
    };
    using Cells = std::map<QString, Stored>;

    explicit WorkbookReader(const QString& file)
    {
        QProcess unzip;
        unzip.start(QStringLiteral("unzip"), {QStringLiteral("-q"), file, QStringLiteral("-d"), m_folder.path()});
        if (!unzip.waitForFinished() || unzip.exitCode() != 0)
            throw std::runtime_error("unzip: " + unzip.readAllStandardError().toStdString());
        readStrings();
        readNames();
        for (qsizetype i = 0; i < m_names.size(); ++i)
            readSheet(m_names[i], QStringLiteral("xl/worksheets/sheet%1.xml").arg(i + 1));
    }

    const QStringList& sheets() const { return m_names; }
    const Cells& cells(const QString& sheet) const { return m_sheets.at(sheet); }
    // What is typed into a cell; everything that rests on it is worked out anew.
    void type(const QString& sheet, const QString& cell, double value)
    {
        Stored& stored = m_sheets.at(sheet).at(cell);
        if (!stored.formula.isEmpty())
            throw std::runtime_error("a formula stands there");
        stored.value = {SheetValue::number, value, {}, {}};
        m_known.clear();
    }
    QString text(const QString& sheet, const QString& cell) const
    {
        const Cells& all = m_sheets.at(sheet);
        const auto at = all.find(cell);
        return at != all.end() && at->second.value.kind == SheetValue::text ? at->second.value.s : QString();
    }
    // The row, from 1, below `after` whose first cell says this; 0: none.
    int row(const QString& sheet, const QString& label, int after = 0) const
    {
        for (int i = after + 1; i < 400; ++i)
            if (text(sheet, QStringLiteral("A%1").arg(i)) == label)
                return i;
        return 0;
    }
    SheetValue value(const QString& sheet, const QString& cell)
    {
        const auto key = std::pair(sheet, cell);
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
        const Cells& all = m_sheets.at(sheet);
        const auto at = all.find(cell);
        if (at == all.end())
            return {};
        const SheetValue result = at->second.formula.isEmpty()
            ? at->second.value
            : Evaluator{*this, sheet, at->second.formula}.run();
        m_known[key] = result;
        return result;
    }

private:
    struct Evaluator {
        WorkbookReader& book;
        QString sheet, rest;

        SheetValue run()
        {
            const SheetValue v = comparison();
            if (!rest.isEmpty())
                throw std::runtime_error("not understood: " + rest.toStdString());
            return v;
        }
        bool take(const QString& word)
        {
            if (!rest.startsWith(word))
                return false;
            rest.remove(0, word.size());
            return true;
        }
        void need(const QString& word)
        {
            if (!take(word))
                throw std::runtime_error("no " + word.toStdString() + " before " + rest.toStdString());
        }
        static SheetValue of(double n)
        {
            return std::isfinite(n) ? SheetValue{SheetValue::number, n, {}, {}}
                                    : SheetValue{SheetValue::error, 0, {}, {}};
        }
        static SheetValue two(const SheetValue& a, const SheetValue& b, const std::function<double(double, double)>& f)
        {
            if (a.kind != SheetValue::number || b.kind != SheetValue::number)
                return {SheetValue::error, 0, {}, {}};
            return of(f(a.n, b.n));
        }
        SheetValue comparison()
        {
            const SheetValue left = sum();
            for (const char* sign : {">=", "<=", "<>", ">", "<", "="})
                if (take(QString::fromLatin1(sign))) {
                    const std::string s = sign;
                    return two(left, sum(), [&](double a, double b) {
                        return double(s == ">=" ? a >= b : s == "<=" ? a <= b : s == "<>" ? a != b
                                : s == ">"                           ? a > b
                                : s == "<"                           ? a < b
                                                                     : a == b);
                    });
                }
            return left;
        }
        SheetValue sum()
        {
            SheetValue left = product();
            for (;;) {
                if (take(QStringLiteral("+")))
                    left = two(left, product(), [](double a, double b) { return a + b; });
                else if (take(QStringLiteral("-")))
                    left = two(left, product(), [](double a, double b) { return a - b; });
                else
                    return left;
            }
        }
        SheetValue product()
        {
            SheetValue left = factor();
            for (;;) {
                if (take(QStringLiteral("*")))
                    left = two(left, factor(), [](double a, double b) { return a * b; });
                else if (take(QStringLiteral("/")))
                    left = two(left, factor(), [](double a, double b) { return a / b; });
                else
                    return left;
            }
        }
        SheetValue factor()
        {
            if (take(QStringLiteral("-")))
                return two(factor(), of(0), [](double a, double) { return -a; });
            if (take(QStringLiteral("("))) {
                const SheetValue v = comparison();
                need(QStringLiteral(")"));
                return v;
            }
            if (take(QStringLiteral("\""))) {
                const auto end = rest.indexOf(QLatin1Char('"'));
                const SheetValue v{SheetValue::text, 0, rest.left(end), {}};
                rest.remove(0, end + 1);
                return v;
            }
            if (rest.front().isDigit())
                return number();
            qsizetype letters = 0;
            while (letters < rest.size() && rest[letters].isLetter())
                ++letters;
            if (letters > 0 && letters < rest.size() && rest[letters] == QLatin1Char('('))
                return call();
            return reference();
        }
        SheetValue number()
        {
            static const QRegularExpression pattern(QStringLiteral("^[0-9.]+([eE][-+]?[0-9]+)?"));
            const QString digits = pattern.match(rest).captured();
            rest.remove(0, digits.size());
            return of(digits.toDouble());
        }
        SheetValue reference()
        {
            QString on = sheet;
            if (take(QStringLiteral("'"))) {
                on.clear();
                for (;;) {
                    const auto end = rest.indexOf(QLatin1Char('\''));
                    on += rest.left(end);
                    rest.remove(0, end + 1);
                    if (!take(QStringLiteral("'")))
                        break;
                    on += QLatin1Char('\'');
                }
                need(QStringLiteral("!"));
            }
            const QString first = cell();
            if (!take(QStringLiteral(":")))
                return book.value(on, first);
            const QString last = cell();
            const QString column = first.left(1);
            if (column != last.left(1) || column.isEmpty())
                throw std::runtime_error("a range over columns");
            SheetValue out{SheetValue::range, 0, {}, {}};
            for (int i = first.mid(1).toInt(); i <= last.mid(1).toInt(); ++i)
                out.cells.push_back(book.value(on, column + QString::number(i)));
            return out;
        }
        QString cell()
        {
            static const QRegularExpression pattern(QStringLiteral("^\\$?([A-Z]+)\\$?([0-9]+)"));
            const auto match = pattern.match(rest);
            if (!match.hasMatch())
                throw std::runtime_error("no cell: " + rest.toStdString());
            rest.remove(0, match.capturedLength());
            return match.captured(1) + match.captured(2);
        }
        SheetValue call()
        {
            const auto open = rest.indexOf(QLatin1Char('('));
            const std::string name = rest.left(open).toStdString();
            rest.remove(0, open + 1);
            std::vector<SheetValue> v{comparison()};
            while (take(QStringLiteral(",")))
                v.push_back(comparison());
            need(QStringLiteral(")"));
            return worked(name, v);
        }
        static SheetValue worked(const std::string& name, const std::vector<SheetValue>& v)
        {
            if (name == "IFERROR")
                return v[0].kind == SheetValue::error ? v[1] : v[0];
            if (name == "IF")
                return v[0].kind == SheetValue::error ? v[0] : v[0].n != 0 ? v[1] : v[2];
            if (name == "MATCH") {
                for (std::size_t i = 0; i < v[1].cells.size(); ++i)
                    if (v[1].cells[i].kind == SheetValue::number && v[1].cells[i].n == v[0].n)
                        return of(double(i + 1));
                return {SheetValue::error, 0, {}, {}};
            }
            if (name == "SUM") {
                double sum = 0;
                for (const SheetValue& c : v[0].cells)
                    sum += c.n;
                return of(sum);
            }
            for (const SheetValue& x : v)
                if (x.kind != SheetValue::number)
                    return {SheetValue::error, 0, {}, {}};
            if (name == "MAX") return of(std::max(v[0].n, v[1].n));
            if (name == "MIN") return of(std::min(v[0].n, v[1].n));
            if (name == "INT") return of(std::floor(v[0].n));
            if (name == "SQRT") return of(std::sqrt(v[0].n));
            if (name == "EXP") return of(std::exp(v[0].n));
            if (name == "LN") return of(std::log(v[0].n));
            if (name == "POWER") return of(std::pow(v[0].n, v[1].n));
            if (name == "ROUND") return of(std::round(v[0].n * std::pow(10, v[1].n)) / std::pow(10, v[1].n));
            throw std::runtime_error("unknown function " + name);
        }
    };

    QXmlStreamReader& open(const QString& part, QFile& file, QXmlStreamReader& xml) const
    {
        file.setFileName(m_folder.filePath(part));
        if (!file.open(QIODevice::ReadOnly))
            throw std::runtime_error("no part " + part.toStdString());
        xml.setDevice(&file);
        return xml;
    }
    static void wellFormed(const QXmlStreamReader& xml)
    {
        if (xml.hasError())
            throw std::runtime_error(xml.errorString().toStdString());
    }
    void readStrings()
    {
        QFile file;
        QXmlStreamReader xml;
        open(QStringLiteral("xl/sharedStrings.xml"), file, xml);
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isStartElement() && xml.name() == QLatin1String("t"))
                m_strings += xml.readElementText();
        }
        wellFormed(xml);
    }
    void readNames()
    {
        QFile file;
        QXmlStreamReader xml;
        open(QStringLiteral("xl/workbook.xml"), file, xml);
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isStartElement() && xml.name() == QLatin1String("sheet"))
                m_names += xml.attributes().value(QLatin1String("name")).toString();
        }
        wellFormed(xml);
    }
    void readSheet(const QString& name, const QString& part)
    {
        QFile file;
        QXmlStreamReader xml;
        open(part, file, xml);
        Cells& cells = m_sheets[name];
        QString cell, type;
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement())
                continue;
            if (xml.name() == QLatin1String("c")) {
                cell = xml.attributes().value(QLatin1String("r")).toString();
                type = xml.attributes().value(QLatin1String("t")).toString();
            } else if (xml.name() == QLatin1String("f")) {
                cells[cell].formula = xml.readElementText();
            } else if (xml.name() == QLatin1String("v")) {
                const QString v = xml.readElementText();
                if (type == QLatin1String("s"))
                    cells[cell].value = {SheetValue::text, 0, m_strings.at(v.toInt()), {}};
                else if (type == QLatin1String("str"))
                    cells[cell].value = {SheetValue::text, 0, v, {}};
                else
                    cells[cell].value = {SheetValue::number, v.toDouble(), {}, {}};
            }
        }
        wellFormed(xml);
    }

    QTemporaryDir m_folder;
    QStringList m_strings, m_names;
    std::map<QString, Cells> m_sheets;
    std::map<std::pair<QString, QString>, SheetValue> m_known;
};

} // namespace sizewright::test
