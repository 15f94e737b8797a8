#include "ui/views/price_filters.h"

#include "ui/models/price_tables.h"
#include "ui/text/translate.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <set>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr int fewestLetters = 6; // of a choice, before it is cut

// The choices after the first, which lets everything through; the old choice stays where it still is.
void refill(QComboBox* box, const std::vector<std::pair<QString, QVariant>>& choices)
{
    const QVariant chosen = box->currentData();
    while (box->count() > 1)
        box->removeItem(box->count() - 1);
    for (const auto& [text, data] : choices)
        box->addItem(text, data);
    box->setCurrentIndex(std::max(0, box->findData(chosen)));
}

std::vector<std::pair<QString, QVariant>> asChoices(const std::set<std::string>& texts)
{
    std::vector<std::pair<QString, QVariant>> out;
    for (const std::string& text : texts)
        if (!text.empty())
            out.emplace_back(toQt(text), toQt(text));
    return out;
}

} // namespace

PriceFilters::PriceFilters(QWidget* parent)
    : QWidget(parent), m_row(new QHBoxLayout(this)), m_text(new QLineEdit(this)),
      m_clear(new QPushButton(tr("Show all"), this)), m_count(new QLabel(this))
{
    m_row->setContentsMargins(8, 6, 8, 6);
    m_row->setSpacing(6);
    m_text->setObjectName(u"prices.text"_s);
    m_text->setPlaceholderText(tr("Search"));
    m_text->setAccessibleName(tr("Search in the prices"));
    m_text->setClearButtonEnabled(true);
    m_text->addAction(Theme::icon(u"search"_s), QLineEdit::LeadingPosition);
    m_row->addWidget(m_text, 2);
    connect(m_text, &QLineEdit::textChanged, this, &PriceFilters::changed);
    m_card = addChoice("prices.card", tr("Every card"));
    m_kind = addChoice("prices.kind", tr("Every kind"));
    m_provider = addChoice("prices.provider", tr("Every provider"));
    m_region = addChoice("prices.region", tr("Every region"));
    m_currency = addChoice("prices.currency", tr("Every currency"));
    m_confidence = addChoice("prices.confidence", tr("Any confidence"));
    m_show = addChoice("prices.show", tr("Yours and shipped"));
    m_show->addItem(tr("Yours only"), int(PriceFilter::Show::own));
    m_show->addItem(tr("Shipped only"), int(PriceFilter::Show::shipped));
    m_show->addItem(tr("Old or undated"), int(PriceFilter::Show::stale));
    m_clear->setObjectName(u"prices.clear"_s);
    m_count->setObjectName(u"prices.count"_s);
    m_row->addWidget(m_clear);
    m_row->addWidget(m_count);
    connect(m_clear, &QPushButton::clicked, this, [this] { setWanted({}); });
    updateClear();
}

QComboBox* PriceFilters::addChoice(const char* name, const QString& title)
{
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1StringView(name));
    box->setAccessibleName(title);
    box->setToolTip(title);
    box->addItem(title);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(fewestLetters);
    m_row->addWidget(box, 1);
    connect(box, &QComboBox::currentIndexChanged, this, [this] {
        updateClear();
        if (!m_filling)
            Q_EMIT changed();
    });
    return box;
}

void PriceFilters::setCatalogue(const Catalogue& catalogue)
{
    m_filling = true;
    std::set<std::string> cards, providers, regions, confidences;
    std::set<PriceKind> kinds;
    std::set<Currency> currencies;
    for (const Price& price : catalogue.prices) {
        cards.insert(price.accelerator);
        providers.insert(price.provider);
        regions.insert(price.region);
        confidences.insert(price.confidence);
        kinds.insert(price.kind);
        currencies.insert(price.amount.currency());
    }
    std::vector<std::pair<QString, QVariant>> choices;
    for (const Accelerator& card : catalogue.accelerators)
        if (cards.contains(card.id))
            choices.emplace_back(toQt(card.name), toQt(card.id));
    refill(m_card, choices);
    choices.clear();
    for (const PriceKind kind : kinds)
        choices.emplace_back(translated(label(kind)), int(kind));
    refill(m_kind, choices);
    choices.clear();
    for (const Currency currency : currencies)
        choices.emplace_back(toQt(codeOf(currency)), int(currency));
    refill(m_currency, choices);
    refill(m_provider, asChoices(providers));
    refill(m_region, asChoices(regions));
    choices.clear();
    for (const std::string& confidence : confidences)
        if (!confidence.empty())
            choices.emplace_back(shownConfidence(confidence), toQt(confidence));
    refill(m_confidence, choices);
    m_filling = false;
    updateClear();
}

PriceFilter::Wanted PriceFilters::wanted() const
{
    const auto text = [](const QComboBox* box) { return toCore(box->currentData().toString()); };
    PriceFilter::Wanted out;
    out.text = m_text->text().trimmed();
    out.card = text(m_card);
    out.provider = text(m_provider);
    out.region = text(m_region);
    out.confidence = text(m_confidence);
    if (m_kind->currentIndex() > 0)
        out.kind = PriceKind(m_kind->currentData().toInt());
    if (m_currency->currentIndex() > 0)
        out.currency = Currency(m_currency->currentData().toInt());
    out.show = PriceFilter::Show(m_show->currentData().toInt());
    return out;
}

void PriceFilters::setWanted(const PriceFilter::Wanted& wanted)
{
    m_filling = true;
    const auto choose = [](QComboBox* box, const QVariant& wantedData) {
        box->setCurrentIndex(std::max(0, box->findData(wantedData)));
    };
    m_text->setText(wanted.text);
    choose(m_card, toQt(wanted.card));
    choose(m_provider, toQt(wanted.provider));
    choose(m_region, toQt(wanted.region));
    choose(m_confidence, toQt(wanted.confidence));
    choose(m_kind, wanted.kind ? QVariant(int(*wanted.kind)) : QVariant());
    choose(m_currency, wanted.currency ? QVariant(int(*wanted.currency)) : QVariant());
    choose(m_show, wanted.show == PriceFilter::Show::all ? QVariant() : QVariant(int(wanted.show)));
    m_filling = false;
    updateClear();
    Q_EMIT changed();
}

void PriceFilters::updateClear()
{
    bool any = !m_text->text().isEmpty();
    for (const QComboBox* box : findChildren<QComboBox*>())
        any = any || box->currentIndex() > 0;
    m_clear->setEnabled(any);
}

void PriceFilters::setCount(int shown, int all)
{
    m_count->setText(tr("%1 of %2").arg(shown).arg(all));
    updateClear();
}

void PriceFilters::focusText()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

} // namespace sizewright
