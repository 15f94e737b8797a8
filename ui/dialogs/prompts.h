// Every question the window asks, as an interface: tests answer from a script.
#pragma once

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
    void tell(const QString& sentence) override;
    void about() override;

private:
    QWidget* parent() const;
    QWidget* m_parent;
};

} // namespace sizewright
