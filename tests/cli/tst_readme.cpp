// README.md shows commands with what they answer. Each is run here, in order and in one folder, and every
// line shown must be the line that comes: "…" alone ends a sample, " …" at a line's end cuts the line.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Sample {
    QString command;
    QStringList shown;
    int line = 0;
};

QString withoutIndent(const QString& line)
{
    QString text = line.mid(4);
    while (text.endsWith(u' '))
        text.chop(1);
    return text;
}

QList<Sample> samples(const QStringList& readme)
{
    QList<Sample> found;
    bool inside = false, continued = false;
    for (qsizetype i = 0; i < readme.size(); ++i) {
        if (!readme[i].startsWith(u"    "_s)) {
            inside = false;
            continue;
        }
        const QString text = withoutIndent(readme[i]);
        if (continued || text.startsWith(u"$ sizewright "_s)) {
            if (!continued)
                found.append({{}, {}, int(i + 1)});
            found.last().command += continued ? text.trimmed() : text.mid(QStringLiteral("$ sizewright ").size());
            continued = found.last().command.endsWith(u'\\');
            if (continued)
                found.last().command.chop(1);
            inside = true;
        } else if (inside) {
            found.last().shown.append(text);
        }
    }
    return found;
}

// The model of the README's `config.json`: Qwen3 8B, by the values that its page gives.
constexpr auto config = R"({"architectures":["Qwen3ForCausalLM"],"model_type":"qwen3","hidden_size":4096,
    "num_hidden_layers":36,"num_attention_heads":32,"num_key_value_heads":8,"head_dim":128,
    "intermediate_size":12288,"vocab_size":151936,"max_position_embeddings":40960,"tie_word_embeddings":false})";

} // namespace

class TestReadme : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void samplesAreWhatTheProgramAnswers()
    {
        const QString source = QStringLiteral(SIZEWRIGHT_SOURCE_DIR);
        QFile readme(source + u"/README.md"_s);
        QVERIFY(readme.open(QIODevice::ReadOnly));
        const QList<Sample> all = samples(QString::fromUtf8(readme.readAll()).split(u'\n'));
        QVERIFY(all.size() > 10);

        QTemporaryDir folder;
        QVERIFY(folder.isValid());
        QVERIFY(QFile::link(source + u"/resources"_s, folder.filePath(u"resources"_s)));
        QFile model(folder.filePath(u"config.json"_s));
        QVERIFY(model.open(QIODevice::WriteOnly));
        model.write(config);
        model.close();

        int compared = 0;
        for (const Sample& sample : all) {
            QProcess process;
            process.setWorkingDirectory(folder.path());
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(u"SIZEWRIGHT_PRICES"_s, folder.filePath(u"prices.csv"_s));
            process.setProcessEnvironment(environment);
            process.start(QStringLiteral(SIZEWRIGHT_BINARY), QProcess::splitCommand(sample.command));
            QVERIFY2(process.waitForFinished(120000), qPrintable(sample.command));
            const QString where = u"README.md:%1: %2\n"_s.arg(sample.line).arg(sample.command);
            QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() <= 1,
                qPrintable(where + QString::fromUtf8(process.readAllStandardError())));
            const QStringList lines = QString::fromUtf8(process.readAllStandardOutput()).split(u'\n');
            for (qsizetype i = 0; i < sample.shown.size(); ++i, ++compared) {
                QString wanted = sample.shown[i];
                if (wanted == u"…")
                    break;
                const QString line = lines.value(i);
                const bool cut = wanted.endsWith(u" …"_s);
                if (cut)
                    wanted.chop(2);
                QVERIFY2(cut ? line.startsWith(wanted) : line == wanted,
                    qPrintable(where + u"shown: "_s + wanted + u"\ncomes: "_s + line));
            }
        }
        QVERIFY(compared > 20);
    }
};

QTEST_GUILESS_MAIN(TestReadme)
#include "tst_readme.moc"
