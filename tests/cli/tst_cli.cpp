// Runs the program as its users do. Each *.test beside this file is a row: files to lay out, commands,
// and what they must answer (see README.md here). Three promises are checked after every command:
// status 2 writes one line to stderr and nothing to stdout, the others write nothing to stderr, and
// --json writes one JSON object and nothing else.
#include <nlohmann/json.hpp>

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using Json = nlohmann::ordered_json;

namespace {

QString binary()
{
    const QString other = qEnvironmentVariable("SIZEWRIGHT_TEST_BINARY");
    return other.isEmpty() ? QStringLiteral(SIZEWRIGHT_BINARY) : other;
}

struct Answer {
    int status = -1;
    QByteArray out, err;
    QStringList arguments;
};

class Script
{
public:
    Script() { QVERIFY(m_folder.isValid()); }

    // Carries out one line; an empty text, or what is wrong.
    QString carryOut(const QString& line);
    QString finish() { return checkPromises(); }

private:
    QString run(const QString& rest);
    QString checkPromises();
    QString checkOut(const QString& pattern, bool wanted);
    QString checkErr(const QString& pattern) const;
    QString checkJson(const QString& rest);
    QString checkFile(const QStringList& words);
    QString make(const QString& word, const QString& rest);
    QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
    Answer m_answer;
    int m_wanted = 0;
    qsizetype m_line = 0; // of stdout, already matched
    bool m_ran = false;
};

QString Script::run(const QString& rest)
{
    if (const QString wrong = checkPromises(); !wrong.isEmpty())
        return wrong;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(u"SIZEWRIGHT_PRICES"_s, path(u"own/prices.csv"_s)); // never those of the user
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder.path());
    m_answer.arguments = QProcess::splitCommand(rest);
    process.start(binary(), m_answer.arguments);
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
        return u"it crashed or did not end: "_s + process.errorString();
    m_answer.status = process.exitCode();
    m_answer.out = process.readAllStandardOutput();
    m_answer.err = process.readAllStandardError();
    m_wanted = 0;
    m_line = 0;
    m_ran = true;
    return {};
}

QString Script::checkPromises()
{
    if (!m_ran)
        return {};
    m_ran = false;
    const QString said = u"\nstdout: "_s + QString::fromUtf8(m_answer.out.left(3000))
        + u"\nstderr: "_s + QString::fromUtf8(m_answer.err.left(1000));
    if (m_answer.status != m_wanted)
        return u"status %1 instead of %2"_s.arg(m_answer.status).arg(m_wanted) + said;
    if (m_answer.status == 2) {
        if (!m_answer.out.isEmpty())
            return u"status 2, but something on stdout"_s + said;
        if (m_answer.err.count('\n') != 1 || !m_answer.err.endsWith('\n')
            || !m_answer.err.startsWith("sizewright: "))
            return u"status 2 without exactly one line on stderr"_s + said;
        return {};
    }
    if (!m_answer.err.isEmpty())
        return u"something on stderr"_s + said;
    if (m_answer.arguments.contains(u"--json"_s)
        && !Json::parse(m_answer.out.toStdString(), nullptr, false).is_object())
        return u"stdout is not one JSON object"_s + said;
    return {};
}

QString Script::checkOut(const QString& pattern, bool wanted)
{
    const QStringList lines = QString::fromUtf8(m_answer.out).split(u'\n');
    const QRegularExpression expression(pattern);
    if (!expression.isValid())
        return u"bad pattern: "_s + pattern;
    for (qsizetype i = wanted ? m_line : 0; i < lines.size(); ++i)
        if (expression.match(lines[i]).hasMatch()) {
            m_line = i + 1;
            return wanted ? QString() : u"a line matches: "_s + lines[i];
        }
    return wanted ? u"no (further) line matches \"%1\" in:\n%2"_s.arg(
               pattern, QString::fromUtf8(m_answer.out.left(6000)))
                  : QString();
}

QString Script::checkErr(const QString& pattern) const
{
    const QString line = QString::fromUtf8(m_answer.err).trimmed();
    return QRegularExpression(pattern).match(line).hasMatch()
        ? QString() : u"stderr does not match: "_s + line;
}

// "/scenarios/0/name == \"base\"", "… is null", "… > 0", "… ~ pattern", "… size 3", "… has \"x\"".
QString Script::checkJson(const QString& rest)
{
    static const QRegularExpression form(u"^(\\S+)\\s+(==|!=|is|>|<|~|size|has)\\s+(.*)$"_s);
    const auto match = form.match(rest);
    if (!match.hasMatch())
        return u"cannot read: json "_s + rest;
    const Json json = Json::parse(m_answer.out.toStdString(), nullptr, false);
    if (json.is_discarded())
        return u"stdout is no JSON: "_s + QString::fromUtf8(m_answer.out.left(2000));
    const std::string pointer = match.captured(1).toStdString();
    const Json::json_pointer place(pointer == "/" ? std::string() : pointer);
    const QString verb = match.captured(2), wanted = match.captured(3);
    if (verb == u"is" && wanted == u"absent")
        return json.contains(place) ? u"there is "_s + rest : QString();
    if (!json.contains(place))
        return u"nothing at "_s + match.captured(1);
    const Json& value = json.at(place);
    const QString shown = QString::fromStdString(value.dump());
    bool good = false;
    if (verb == u"==")
        good = value == Json::parse(wanted.toStdString(), nullptr, false);
    else if (verb == u"!=")
        good = value != Json::parse(wanted.toStdString(), nullptr, false);
    else if (verb == u"is")
        good = QLatin1StringView(value.type_name()) == wanted;
    else if (verb == u">")
        good = value.is_number() && value.get<double>() > wanted.toDouble();
    else if (verb == u"<")
        good = value.is_number() && value.get<double>() < wanted.toDouble();
    else if (verb == u"size")
        good = value.size() == wanted.toUInt();
    else if (verb == u"has")
        good = std::find(value.begin(), value.end(),
                   Json::parse(wanted.toStdString(), nullptr, false)) != value.end();
    else
        good = QRegularExpression(wanted).match(shown).hasMatch();
    return good ? QString() : u"%1 is %2"_s.arg(rest, shown.left(2000));
}

// "file NAME exists", "file NAME absent", "file A same B".
QString Script::checkFile(const QStringList& words)
{
    const QString name = words.value(1), verb = words.value(2);
    const bool exists = QFile::exists(path(name));
    if (verb == u"same") {
        QFile a(path(name)), b(path(words.value(3)));
        const bool open = a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly);
        return open && a.readAll() == b.readAll() ? QString() : u"they differ"_s;
    }
    return exists == (verb == u"exists") ? QString() : name + u" is not "_s + verb;
}

// Files for the commands to meet.
QString Script::make(const QString& word, const QString& rest)
{
    const QString name = rest.section(u' ', 0, 0), content = rest.section(u' ', 1);
    if (word == u"folder")
        return QDir(m_folder.path()).mkpath(name) ? QString() : u"cannot make the folder"_s;
    if (word == u"copy")
        return QFile::copy(path(name), path(content)) ? QString() : u"cannot copy"_s;
    if (word == u"sparse" || word == u"cut") {
        QFile file(path(name));
        return file.open(QIODevice::ReadWrite) && file.resize(content.toLongLong())
            ? QString() : u"cannot resize"_s;
    }
    QFile file(path(name));
    const bool more = word == u"append";
    if (!file.open(more ? QIODevice::Append : QIODevice::WriteOnly))
        return u"cannot write "_s + name;
    file.write(word == u"bytes" ? QByteArray::fromHex(content.toLatin1())
                                : content.toUtf8() + '\n');
    return {};
}

QString Script::carryOut(const QString& line)
{
    const QString word = line.section(u' ', 0, 0), rest = line.section(u' ', 1);
    if (word == u"run")
        return run(rest);
    if (word == u"status") {
        m_wanted = rest.toInt();
        return checkPromises();
    }
    if (word == u"out" || word == u"no-out")
        return checkOut(rest, word == u"out");
    if (word == u"err")
        return checkErr(rest);
    if (word == u"json")
        return checkJson(rest);
    if (word == u"file")
        return checkFile(line.split(u' '));
    if (word == u"folder" || word == u"copy" || word == u"sparse" || word == u"cut"
        || word == u"bytes" || word == u"write" || word == u"append")
        return make(word, rest);
    return u"the runner knows no \"%1\""_s.arg(word);
}

} // namespace

class TestCli : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void script_data()
    {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(SIZEWRIGHT_SOURCE_DIR "/tests/cli"));
        const QStringList names = folder.entryList({u"*.test"_s}, QDir::Files, QDir::Name);
        QVERIFY(!names.isEmpty());
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void script()
    {
        QFETCH(QString, file);
        QFile script(file);
        QVERIFY(script.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(script.readAll()).split(u'\n');
        Script test;
        QString wrong;
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QString line = lines[i].trimmed();
            if (line.isEmpty() || line.startsWith(u'#'))
                continue;
            wrong = test.carryOut(line);
            QVERIFY2(wrong.isEmpty(),
                qPrintable(u"line %1: %2\n%3"_s.arg(i + 1).arg(line, wrong)));
        }
        wrong = test.finish();
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
};

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
