#include "ui/views/accuracy_head.h"

#include "core/units/display.h"
#include "ui/models/accuracy_tables.h"
#include "ui/text/translate.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr int headline = 8; // points above the window's text
constexpr int blockSpacing = 28; // pixels

QLabel* muted(QWidget* parent, const QString& text = {})
{
    auto* label = new QLabel(text, parent);
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, Theme::color(ThemeRole::mutedText));
    palette.setColor(QPalette::Text, Theme::color(ThemeRole::mutedText));
    label->setPalette(palette);
    return label;
}

} // namespace

AccuracyHead::AccuracyHead(QWidget* parent) : QFrame(parent), m_row(new QHBoxLayout(this))
{
    setObjectName(u"accuracy.head"_s);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_row->setContentsMargins(14, 6, 14, 8);
    m_row->setSpacing(blockSpacing);
    m_time = block(u"accuracy.time"_s, tr("Step time: typical error"));
    m_memory = block(u"accuracy.memory"_s, tr("Memory: typical error"));
    m_runs = block(u"accuracy.runs"_s);
    m_row->addStretch(1);
    m_controls = new QVBoxLayout;
    m_controls->setSpacing(4);
    m_row->addLayout(m_controls);
    setSeen(true);
    setRecord(nullptr);
}

void AccuracyHead::setSeen(bool seen)
{
    const QString caption
        = seen ? tr("Measured runs, a part of them seen by the fit") : tr("Measured runs");
    m_runs.caption->setText(caption);
    m_runs.figure->setAccessibleName(caption);
}

AccuracyHead::Block AccuracyHead::block(const QString& name, const QString& caption)
{
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    QLabel* title = muted(this, caption);
    title->setFont(Theme::figureFont(-1));
    auto* figure = new QLabel(this);
    figure->setObjectName(name);
    figure->setFont(Theme::figureFont(headline));
    figure->setAccessibleName(caption);
    QLabel* detail = muted(this);
    detail->setObjectName(name + u".detail"_s);
    column->addWidget(title);
    column->addWidget(figure);
    column->addWidget(detail);
    m_row->addLayout(column);
    return {title, figure, detail};
}

void AccuracyHead::setRecord(const AccuracyRecord* record)
{
    const QString dash = u"—"_s;
    for (const Block& block : {m_time, m_memory, m_runs}) {
        block.figure->setText(dash);
        block.detail->setText(QString());
    }
    if (!record)
        return;
    const auto count = [](std::size_t n) { return toQt(wholeText(double(n))); };
    const auto show = [&](const Block& block, const ErrorStatistics& s, const QString& bias) {
        if (s.n == 0) {
            block.detail->setText(tr("no run gives it"));
            return;
        }
        block.figure->setText(u"\u00b1"_s + plainPercent(s.medianAbs));
        block.detail->setText(tr("median of %1 runs · P90 %2 · %3")
                                  .arg(count(s.n), plainPercent(s.p90Abs), bias));
        block.detail->setToolTip(tr("Mean error %1. The bias is the mean of the signed errors.")
                                     .arg(plainPercent(s.meanAbs)));
    };
    const ErrorStatistics& time = record->report.time;
    const ErrorStatistics& memory = record->report.summary[std::size_t(Metric::memory)];
    show(m_time, time, tr("bias %1").arg(signedPercent(time.bias)));
    show(m_memory, memory, tr("bias %1").arg(signedPercent(memory.bias)));
    std::size_t skipped = 0;
    for (const auto& [reason, n] : record->report.skipped)
        skipped += n;
    m_runs.figure->setText(count(record->runs.size()));
    m_runs.detail->setText(tr("%1 predicted · %2 skipped, with the reason")
                               .arg(count(record->runs.size() - skipped), count(skipped)));
}

void AccuracyHead::addControl(QWidget* widget) { m_controls->addWidget(widget); }

} // namespace sizewright
