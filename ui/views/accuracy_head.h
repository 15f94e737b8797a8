// The answer first: how far off step time and memory typically are, which way, and over how many runs.
#pragma once

#include "core/study/accuracy.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;

namespace sizewright {

class AccuracyHead : public QFrame
{
    Q_OBJECT
public:
    explicit AccuracyHead(QWidget* parent = nullptr);

    void setRecord(const AccuracyRecord* record); // null: nothing is known yet
    // Whether the program's constants were chosen with part of these runs in view.
    void setSeen(bool seen);
    void addControl(QWidget* widget); // at the right end

private:
    struct Block {
        QLabel *caption, *figure, *detail;
    };
    Block block(const QString& name, const QString& caption = {});

    QHBoxLayout* m_row;
    QVBoxLayout* m_controls;
    Block m_time, m_memory, m_runs;
};

} // namespace sizewright
