#include "ui/views/warning_popup.h"

#include "core/plan/plan_fields.h"
#include "ui/text/translate.h"
#include "ui/theme/theme.h"

#include <QTextBrowser>
#include <QVBoxLayout>

#include <memory>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {
constexpr int popupWidth = 460, tallest = 420;
}

WarningPopup::WarningPopup(QWidget* parent)
    : QFrame(parent, Qt::Popup), m_text(new QTextBrowser(this))
{
    setObjectName(u"warnings.popup"_s);
    setFrameShape(QFrame::StyledPanel);
    m_text->setObjectName(u"warnings.text"_s);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    m_text->setMinimumHeight(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->addWidget(m_text);
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        hide();
        Q_EMIT fieldRequested(url.toString());
    });
}

void WarningPopup::popUp(const Results& results, const QPoint& topRight)
{
    QString html;
    for (const Problem& problem : results.problems) {
        const FieldInfo* field = fields().find(problem.place);
        const ThemeRole role = problem.severity == Severity::error ? ThemeRole::bad
            : problem.severity == Severity::warning                ? ThemeRole::warning
                                                                   : ThemeRole::mutedText;
        html += u"<p><span style='color:%1'>●</span> %2"_s.arg(
            Theme::color(role).name(), translated(problem).toHtmlEscaped());
        if (field)
            html += u" <a href='%1'>%2</a>"_s.arg(
                toQt(problem.place), tr("Go to %1").arg(translated(field->label)).toHtmlEscaped());
        html += u"</p>"_s;
    }
    m_text->setHtml(html);
    // Measured on a copy: the browser lays its own document out for the width it has now.
    const std::unique_ptr<QTextDocument> copy(m_text->document()->clone());
    copy->setTextWidth(popupWidth - m_text->fontMetrics().height());
    const int height = qMin(tallest, int(copy->size().height()) + m_text->fontMetrics().height());
    setFixedSize(popupWidth, height);
    move(topRight - QPoint(popupWidth, 0));
    show();
    m_text->setFocus();
}

} // namespace sizewright
