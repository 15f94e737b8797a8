// Saving, failing to save, locks, recovery.
#include "core/plan/plan_file.h"
#include "ui/document/document_store.h"
#include "ui/document/recovery.h"
#include "ui/settings/settings.h"
#include "ui/text/translate.h"

#include <QtTest>

using namespace sizewright;
using namespace Qt::StringLiterals;

namespace {

// A disk that takes so many bytes and no more.
class FullDisk : public QSaveFile
{
public:
    FullDisk(const QString& name, qint64 room) : QSaveFile(name), m_room(room) {}

protected:
    qint64 writeData(const char* data, qint64 length) override
    {
        if (length > m_room) {
            setErrorString(u"No space left on device"_s);
            return -1;
        }
        m_room -= length;
        return QSaveFile::writeData(data, length);
    }

private:
    qint64 m_room;
};

QByteArray contents(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::size_t ordinalOf(std::string_view key) { return fields().find(key)->ordinal; }

} // namespace

class TestDocumentFiles : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString path(const QString& name) const { return m_folder->filePath(name); }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void savesAndOpensAgain()
    {
        Settings settings(path(u"settings.ini"_s));
        PlanDocument document(shippedCatalogue());
        DocumentStore store(document, settings);
        document.enterField(0, ordinalOf("hardware.accelerator"), u"nvidia-h100-sxm"_s);
        document.enterField(0, ordinalOf("data.tokens"), u"1.5 T"_s);
        QVERIFY(store.saveAs(path(u"a.sizewright"_s)).done);
        QVERIFY(!document.isDirty());
        QCOMPARE_EQ(store.recentFiles().size(), 1);

        PlanDocument second(shippedCatalogue());
        const PlanOnDisk loaded = loadPlan(path(u"a.sizewright"_s));
        QVERIFY(loaded.plan.has_value());
        QVERIFY(loaded.plan->scenarios.front() == document.currentScenario());
        // What the plan uses travels with it.
        QVERIFY(loaded.plan->catalogue.accelerator("nvidia-h100-sxm"));
    }

    void keepsThePreviousVersion()
    {
        Settings settings(path(u"settings.ini"_s));
        PlanDocument document(shippedCatalogue());
        DocumentStore store(document, settings);
        const QString file = path(u"a.sizewright"_s);
        QVERIFY(store.saveAs(file).done);
        const QByteArray first = contents(file);
        document.enterField(0, ordinalOf("model.layers"), u"12"_s);
        QVERIFY(store.save().done);
        QCOMPARE_EQ(contents(backupName(file)), first);
        QVERIFY(contents(file) != first);
    }

    void leavesEverythingOnAFullDisk_data()
    {
        QTest::addColumn<int>("room");
        QTest::newRow("nothing fits") << 0;
        QTest::newRow("the new version fits, its predecessor does not") << 1;
    }
    void leavesEverythingOnAFullDisk()
    {
        QFETCH(int, room);
        Settings settings(path(u"settings.ini"_s));
        PlanDocument document(shippedCatalogue());
        DocumentStore store(document, settings);
        const QString file = path(u"a.sizewright"_s);
        QVERIFY(store.saveAs(file).done);
        const QByteArray before = contents(file);
        document.enterField(0, ordinalOf("model.layers"), u"12"_s);
        store.setDevices([room](const QString& name) -> std::unique_ptr<QSaveFile> {
            const bool backup = name.endsWith(u'~');
            return std::make_unique<FullDisk>(
                name, room == 0 || backup ? 0 : std::numeric_limits<qint64>::max());
        });
        const auto outcome = store.save();
        QVERIFY(!outcome.done);
        QVERIFY2(outcome.sentence.contains(u"No space left on device"_s),
            qPrintable(outcome.sentence));
        QVERIFY(outcome.sentence.contains(u"a.sizewright"_s));
        QVERIFY(outcome.sentence.contains(u"Free some space"_s));
        QVERIFY(!outcome.sentence.contains(u'\n'));
        QVERIFY(document.isDirty());
        QCOMPARE_EQ(contents(file), before);
        QCOMPARE_EQ(QDir(m_folder->path()).entryList({u"*.sizewright*"_s}, QDir::Files).size(), 1);
        store.setDevices(diskDevices());
        QVERIFY(store.save().done);
    }

    void namesTheFolderThatCannotBeWritten_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("not writable") << u"/proc/plan.sizewright"_s;
        QTest::newRow("not there") << u"/nowhere/at/all/plan.sizewright"_s;
    }
    void namesTheFolderThatCannotBeWritten()
    {
        QFETCH(QString, file);
        Settings settings(path(u"settings.ini"_s));
        PlanDocument document(shippedCatalogue());
        DocumentStore store(document, settings);
        document.enterField(0, ordinalOf("model.layers"), u"12"_s);
        const auto outcome = store.saveAs(file);
        QVERIFY(!outcome.done);
        QVERIFY2(outcome.sentence.contains(file), qPrintable(outcome.sentence));
        QVERIFY(outcome.sentence.contains(u"Save As"_s));
        QVERIFY(document.isDirty());
        QVERIFY(document.fileName().isEmpty());
    }

    void refusesNewerVersionsUntouched()
    {
        const QString file = path(u"newer.sizewright"_s);
        const QByteArray text = R"({"format":"sizewright-plan","version":99,"scenarios":[{}]})";
        QFile written(file);
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write(text);
        written.close();
        Settings settings(path(u"settings.ini"_s));
        PlanDocument document(shippedCatalogue());
        DocumentStore store(document, settings);
        const auto outcome = store.open(file);
        QVERIFY(!outcome.done);
        QVERIFY2(outcome.sentence.contains(u"newer"_s), qPrintable(outcome.sentence));
        QCOMPARE_EQ(contents(file), text);
        QVERIFY(document.isPristine());
    }

    void opensReadOnlyWhatIsOpenElsewhere()
    {
        Settings settings(path(u"settings.ini"_s));
        PlanDocument first(shippedCatalogue()), second(shippedCatalogue());
        DocumentStore holder(first, settings), visitor(second, settings);
        const QString file = path(u"a.sizewright"_s);
        QVERIFY(holder.saveAs(file).done);
        const auto outcome = visitor.open(file);
        QVERIFY(outcome.done);
        QVERIFY2(outcome.sentence.contains(u"read-only"_s), qPrintable(outcome.sentence));
        QVERIFY(second.isReadOnly());
        second.enterField(0, ordinalOf("model.layers"), u"12"_s);
        QVERIFY(!visitor.save().done);
        QVERIFY(visitor.saveAs(path(u"b.sizewright"_s)).done);
        QVERIFY(!second.isReadOnly());
        // Failing to take another's file does not lose one's own lock.
        QVERIFY(!visitor.saveAs(file).done);
        PlanDocument third(shippedCatalogue());
        DocumentStore late(third, settings);
        QVERIFY(late.open(path(u"b.sizewright"_s)).done);
        QVERIFY(third.isReadOnly());
        holder.startNew();
        QVERIFY(late.open(file).done);
        QVERIFY(!third.isReadOnly());
    }

    void tellsWhatIsWrongWithAFile()
    {
        Settings settings(path(u"settings.ini"_s));
        PlanDocument document(shippedCatalogue());
        DocumentStore store(document, settings);
        QVERIFY(store.open(path(u"absent.sizewright"_s)).sentence.contains(u"absent"_s));
        QVERIFY(store.open(m_folder->path()).sentence.contains(u"folder"_s));
        QVERIFY(document.isPristine());
    }

    void writesARecoveryCopyAndForgetsIt()
    {
        PlanDocument document(shippedCatalogue());
        const QString folder = path(u"recovery"_s);
        QString file;
        {
            Recovery recovery(document, folder);
            file = recovery.fileName();
            document.enterField(0, ordinalOf("model.layers"), u"12"_s);
            QVERIFY(!QFile::exists(file));
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), 2 * Recovery::delay);
            QVERIFY(Recovery::orphans(folder).empty()); // its window is alive
            document.undoStack()->undo();
            QVERIFY(!QFile::exists(file)); // nothing to lose
            document.undoStack()->redo();
            recovery.writeNow();
            QVERIFY(QFile::exists(file));
        }
        QVERIFY(!QFile::exists(file)); // a window that ends in order leaves nothing
    }

    void findsWhatACrashLeftBehind()
    {
        const QString folder = path(u"recovery"_s);
        QVERIFY(QDir().mkpath(folder));
        Plan plan;
        plan.scenarios.front().name = "rescued";
        plan.unknown["recoveryOf"] = "/plans/lost.sizewright";
        QFile file(folder + u"/x.sizewright"_s);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(writePlan(plan)));
        file.close();
        const auto copies = Recovery::orphans(folder);
        QCOMPARE_EQ(copies.size(), 1u);
        QCOMPARE_EQ(copies.front().original, u"/plans/lost.sizewright"_s);
        QCOMPARE_EQ(copies.front().plan.scenarios.front().name, std::string("rescued"));
        QVERIFY(!copies.front().plan.unknown.contains("recoveryOf"));
        Recovery::discard(copies.front());
        QVERIFY(Recovery::orphans(folder).empty());
    }

    void survivesWithoutARecoveryFolder()
    {
        PlanDocument document(shippedCatalogue());
        Recovery recovery(document, u"/proc/nowhere"_s);
        document.enterField(0, ordinalOf("model.layers"), u"12"_s);
        recovery.writeNow();
        QVERIFY(!QFile::exists(recovery.fileName()));
    }
};

QTEST_GUILESS_MAIN(TestDocumentFiles)
#include "tst_document_files.moc"
