// What an empty plan begins with: examples, recent files, and the other ways in.
#pragma once

#include <QFrame>

#include <functional>

class QAction;
class QVBoxLayout;

namespace sizewright {

class StartPanel : public QFrame
{
    Q_OBJECT
public:
    explicit StartPanel(QWidget* parent = nullptr);

    void setRecent(const QStringList& files);
    void setActions(const QList<QAction*>& actions);

Q_SIGNALS:
    void exampleRequested(const QString& resource);
    void fileRequested(const QString& fileName);

private:
    QWidget* section(const QString& title);
    void addEntry(QWidget* section, const QString& text, const QString& detail,
        const std::function<void()>& open);

    QVBoxLayout* m_layout;
    QWidget *m_ways, *m_examples, *m_recent;
};

} // namespace sizewright
