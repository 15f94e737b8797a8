// What the commands around files do: the questions, the order, and what is said when it goes wrong.
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/dialogs/prompts.h"
#include "ui/document/document_store.h"
#include "ui/document/evaluator.h"
#include "ui/document/recovery.h"

namespace sizewright {

class Settings;

class FileFlow : public QObject
{
    Q_OBJECT
public:
    FileFlow(PlanDocument& document, DocumentStore& store, Recovery& recovery, Settings& settings,
        Prompts& prompts, QObject* parent = nullptr);

    // False: the user wants to stay with what is open.
    bool mayLeave();

    void startNew();
    void open();
    void openFile(const QString& fileName); // asks about unsaved changes first
    bool loadFile(const QString& fileName); // does not ask; says what went wrong
    void openExample(const QString& resource);
    bool save();
    bool saveAs();
    void importConfig();
    void importConfigFile(const QString& fileName);
    void exportReport();
    void exportWorkbook();
    void exportChartAs(const ChartSpec& spec, const QString& format);
    void exportTable(const QString& csv, const QString& name);
    void offerRecovery(const QString& folder);

Q_SIGNALS:
    void done(const QString& sentence); // for the status bar

private:
    QString suggested(const QString& name, const QString& suffix) const;
    bool report(const DocumentStore::Outcome& outcome);

    PlanDocument& m_document;
    DocumentStore& m_store;
    Recovery& m_recovery;
    Settings& m_settings;
    Prompts& m_prompts;
};

} // namespace sizewright
