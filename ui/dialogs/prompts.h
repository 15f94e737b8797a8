// Every question the window asks, as an interface: tests answer from a script.
#pragma once

#include "core/catalogue/price_quotes.h"
#include "ui/models/import_preview.h"

#include <QString>

class QWidget;

namespace sizewright {

enum class FileKind { plan, config, report, workbook, chart, table };

class Prompts
{
public:
    enum class Unsaved { save, discard, cancel };

    virtual ~Prompts() = default;
    virtual Unsaved askUnsaved(const QString& planName) = 0;
    // Empty: cancelled.
    virtual QString askOpenFile(FileKind kind, const QString& folder) = 0;
    virtual QString askSaveFile(FileKind kind, const QString& suggested, const QString& suffix) = 0;
    virtual QString askText(const QString& title, const QString& label, const QString& text) = 0;
    virtual bool askRecover(const QString& sentence) = 0;
    virtual bool confirmImport(const ImportPreview& preview) = 0;
    // A quote to be entered or changed; nothing: cancelled.
    virtual std::optional<Price> askQuote(const Price& quote, const Catalogue& catalogue) = 0;
    // What a file of prices would do to the user's quotes.
    virtual bool confirmQuotes(const QuotesImport& import, const QString& file) = 0;
    virtual bool confirm(const QString& question, const QString& yes) = 0;
    virtual void tell(const QString& sentence) = 0;
    virtual void about() = 0;
};

class RealPrompts : public Prompts
{
public:
    explicit RealPrompts(QWidget* parent) : m_parent(parent) {}

    Unsaved askUnsaved(const QString& planName) override;
    QString askOpenFile(FileKind kind, const QString& folder) override;
    QString askSaveFile(FileKind kind, const QString& suggested, const QString& suffix) override;
    QString askText(const QString& title, const QString& label, const QString& text) override;
    bool askRecover(const QString& sentence) override;
    bool confirmImport(const ImportPreview& preview) override;
    std::optional<Price> askQuote(const Price& quote, const Catalogue& catalogue) override;
    bool confirmQuotes(const QuotesImport& import, const QString& file) override;
    bool confirm(const QString& question, const QString& yes) override;
    void tell(const QString& sentence) override;
    void about() override;

private:
    QWidget* parent() const;
    QWidget* m_parent;
};

} // namespace sizewright
