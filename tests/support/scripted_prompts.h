// Answers the window's questions from a script and keeps what it was told.
#pragma once

#include "ui/dialogs/prompts.h"

#include <QStringList>

namespace sizewright {

class ScriptedPrompts : public Prompts
{
public:
    Unsaved unsaved = Unsaved::cancel;
    QString openFile, saveFile, text;
    bool recover = true, acceptImport = true;
    QStringList told; // sentences, in order
    int unsavedAsked = 0, recoverAsked = 0, aboutShown = 0;
    ImportPreview lastPreview;
    std::optional<Price> quote; // what is entered; nothing: cancelled
    Price lastQuote; // as it was shown
    QuotesImport lastQuotes;
    bool agree = true;

    Unsaved askUnsaved(const QString&) override
    {
        ++unsavedAsked;
        return unsaved;
    }
    QString askOpenFile(FileKind, const QString&) override { return openFile; }
    QString askSaveFile(FileKind, const QString&, const QString&) override { return saveFile; }
    QString askText(const QString&, const QString&, const QString&) override { return text; }
    bool askRecover(const QString&) override
    {
        ++recoverAsked;
        return recover;
    }
    bool confirmImport(const ImportPreview& preview) override
    {
        lastPreview = preview;
        return acceptImport;
    }
    std::optional<Price> askQuote(const Price& shown, const Catalogue&) override
    {
        lastQuote = shown;
        return quote;
    }
    bool confirmQuotes(const QuotesImport& import, const QString&) override
    {
        lastQuotes = import;
        return acceptImport;
    }
    bool confirm(const QString&, const QString&) override { return agree; }
    void tell(const QString& sentence) override { told += sentence; }
    void about() override { ++aboutShown; }
};

} // namespace sizewright
