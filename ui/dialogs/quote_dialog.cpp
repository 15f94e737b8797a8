#include "ui/dialogs/quote_dialog.h"

#include "core/units/display.h"
#include "ui/models/price_tables.h"
#include "ui/text/translate.h"

#include <QComboBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr std::array kinds{PriceKind::onDemand, PriceKind::spot, PriceKind::reserved,
    PriceKind::lease, PriceKind::server, PriceKind::card};
constexpr int mostCards = 1000; // of a rack or a node, with room
constexpr double usualTax = 13; // per cent: VAT on hardware in China; rents of services have 6

bool isOfNode(PriceKind kind) { return kind == PriceKind::lease || kind == PriceKind::server; }

std::string unitOf(PriceKind kind, int cards)
{
    const std::string count = std::to_string(cards);
    switch (kind) {
    case PriceKind::lease:
        return cards == 1 ? "per GPU-month" : "per " + count + "-GPU node-month";
    case PriceKind::server: return "per " + count + "-GPU server";
    case PriceKind::card: return "per GPU";
    default: return "per GPU-hour";
    }
}

template <class W> W* named(W* widget, const char* name)
{
    widget->setObjectName(QLatin1StringView(name));
    return widget;
}

} // namespace

QuoteDialog::QuoteDialog(const Price& quote, const Catalogue& catalogue, QWidget* parent)
    : QDialog(parent), m_catalogue(catalogue), m_start(quote),
      m_card(named(new QComboBox(this), "quote.card")),
      m_kind(named(new QComboBox(this), "quote.kind")),
      m_currency(named(new QComboBox(this), "quote.currency")),
      m_tax(named(new QComboBox(this), "quote.tax")),
      m_confidence(named(new QComboBox(this), "quote.confidence")),
      m_provider(named(new QLineEdit(this), "quote.provider")),
      m_region(named(new QLineEdit(this), "quote.region")),
      m_price(named(new QLineEdit(this), "quote.price")),
      m_day(named(new QLineEdit(this), "quote.day")),
      m_source(named(new QLineEdit(this), "quote.source")),
      m_notes(named(new QLineEdit(this), "quote.notes")),
      m_cards(named(new QSpinBox(this), "quote.cards")),
      m_term(named(new QSpinBox(this), "quote.term")),
      m_taxRate(named(new QDoubleSpinBox(this), "quote.taxRate")), m_unit(new QLabel(this)),
      m_verdict(named(new QLabel(this), "quote.verdict")),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(quote.provider.empty() ? tr("New quote") : tr("Edit quote"));
    for (const Accelerator& card : catalogue.accelerators)
        m_card->addItem(toQt(card.name), toQt(card.id));
    for (const PriceKind kind : kinds)
        m_kind->addItem(translated(label(kind)), int(kind));
    if (m_kind->findData(int(quote.kind)) < 0) { // of a file: it stays what it is
        m_kind->addItem(translated(label(quote.kind)), int(quote.kind));
        m_card->addItem(u"—"_s, QString());
    }
    for (const Currency currency : allCurrencies)
        m_currency->addItem(toQt(codeOf(currency)), int(currency));
    for (const Tax tax : {Tax::notStated, Tax::excluded, Tax::included})
        m_tax->addItem(translated(label(tax)), int(tax));
    for (const char* confidence : {"high", "medium", "low"})
        m_confidence->addItem(shownConfidence(confidence), QLatin1StringView(confidence));
    m_cards->setRange(1, mostCards);
    m_term->setRange(0, 240);
    m_term->setSuffix(tr(" months"));
    m_term->setSpecialValueText(tr("not stated"));
    m_taxRate->setRange(0, 50);
    m_taxRate->setSuffix(u" %"_s);
    build();
    fill(quote);
    onKind();
}

void QuoteDialog::build()
{
    auto* form = new QFormLayout;
    const auto beside = [this](QWidget* a, QWidget* b) {
        auto* row = new QHBoxLayout;
        row->addWidget(a, 1);
        row->addWidget(b, 1);
        return row;
    };
    form->addRow(tr("C&ard"), m_card);
    form->addRow(tr("&Kind"), m_kind);
    form->addRow(tr("P&rovider"), m_provider);
    form->addRow(tr("Re&gion"), m_region);
    auto* amount = new QHBoxLayout;
    amount->addWidget(m_price, 1);
    amount->addWidget(m_currency);
    amount->addWidget(m_unit);
    auto* amountLabel = new QLabel(tr("&Price"), this);
    amountLabel->setBuddy(m_price);
    form->addRow(amountLabel, amount);
    form->addRow(tr("Cards it is &for"), m_cards);
    form->addRow(tr("&Term"), m_term);
    auto* taxLabel = new QLabel(tr("Ta&x"), this);
    taxLabel->setBuddy(m_tax);
    form->addRow(taxLabel, beside(m_tax, m_taxRate));
    form->addRow(tr("&Day of the quote"), m_day);
    form->addRow(tr("&Source"), m_source);
    form->addRow(tr("&Confidence"), m_confidence);
    form->addRow(tr("&Notes"), m_notes);
    m_day->setPlaceholderText(tr("2026-11-30"));
    m_source->setPlaceholderText(tr("offer number, mail, page"));
    m_verdict->setWordWrap(true);
    m_verdict->setMinimumHeight(m_verdict->fontMetrics().height() * 2);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_verdict);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QComboBox* box : {m_kind, m_card})
        connect(box, &QComboBox::currentIndexChanged, this, &QuoteDialog::onKind);
    for (QComboBox* box : {m_currency, m_tax})
        connect(box, &QComboBox::currentIndexChanged, this, &QuoteDialog::check);
    for (QLineEdit* line : {m_provider, m_price, m_day})
        connect(line, &QLineEdit::textChanged, this, &QuoteDialog::check);
    connect(m_cards, &QSpinBox::valueChanged, this, &QuoteDialog::check);
    connect(m_taxRate, &QDoubleSpinBox::valueChanged, this, &QuoteDialog::check);
}

void QuoteDialog::fill(const Price& quote)
{
    const auto choose = [](QComboBox* box, const QVariant& wantedData) {
        box->setCurrentIndex(std::max(0, box->findData(wantedData)));
    };
    choose(m_card, toQt(quote.accelerator));
    choose(m_kind, int(quote.kind));
    choose(m_currency, int(quote.amount.currency()));
    choose(m_tax, int(quote.tax));
    choose(m_confidence, quote.confidence.empty() ? u"high"_s : toQt(quote.confidence));
    m_provider->setText(toQt(quote.provider));
    m_region->setText(toQt(quote.region));
    m_price->setText(
        quote.amount.value() > 0 ? QString::number(quote.amount.value(), 'g', 12) : QString());
    m_day->setText(quote.source.asOf.empty() ? QDate::currentDate().toString(Qt::ISODate)
                                             : toQt(quote.source.asOf));
    m_source->setText(toQt(quote.source.text));
    m_notes->setText(toQt(quote.notes));
    m_cards->setValue(int(quote.cards));
    m_term->setValue(int(quote.term.value() / units::month + 0.5));
    m_taxRate->setValue(
        quote.taxRate.value() > 0 ? quote.taxRate.value() * 100 : usualTax);
}

void QuoteDialog::onKind()
{
    const auto kind = PriceKind(m_kind->currentData().toInt());
    const Accelerator* card = m_catalogue.accelerator(toCore(m_card->currentData().toString()));
    m_cards->setEnabled(isOfNode(kind));
    if (!isOfNode(kind))
        m_cards->setValue(kind == m_start.kind ? int(m_start.cards) : 1);
    else if (card && m_cards->value() == 1 && kind == PriceKind::server)
        m_cards->setValue(int(card->cardsPerNode.value()));
    m_term->setEnabled(kind == PriceKind::reserved || kind == PriceKind::lease);
    check();
}

void QuoteDialog::check()
{
    m_taxRate->setEnabled(Tax(m_tax->currentData().toInt()) == Tax::included);
    const Price price = quote();
    m_unit->setText(shownUnit(price.unit));
    const auto problems = quoteProblems(price);
    QString said;
    if (!problems.empty()) {
        said = translated(problems.front());
    } else {
        const auto hour = cardHourPrice(price);
        said = hour ? tr("%1 per card-hour without tax").arg(shownAmount(*hour))
                    : tr("%1 without tax").arg(shownAmount(price.net(), 6));
        if (ageOf(price, toCore(QDate::currentDate().toString(Qt::ISODate))).stale())
            said += u" · "_s + tr("more than %1 days old").arg(freshDays);
    }
    m_verdict->setText(said);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(problems.empty());
}

Price QuoteDialog::quote() const
{
    Price out = m_start;
    const Accelerator* card = m_catalogue.accelerator(toCore(m_card->currentData().toString()));
    out.accelerator = card ? card->id : std::string();
    if (out.item.empty() || out.accelerator != m_start.accelerator)
        out.item = card ? card->name : std::string();
    out.kind = PriceKind(m_kind->currentData().toInt());
    out.cards = m_cards->value();
    if (m_start.unit.empty() || out.kind != m_start.kind || out.cards != m_start.cards) {
        out.kindText = std::string(codeOf(out.kind));
        out.unit = unitOf(out.kind, m_cards->value());
    }
    out.provider = toCore(m_provider->text().trimmed());
    out.region = toCore(m_region->text().trimmed());
    bool fine = false;
    double amount = QLocale::c().toDouble(m_price->text().trimmed(), &fine);
    out.amount = {fine ? amount : 0, Currency(m_currency->currentData().toInt())};
    out.tax = Tax(m_tax->currentData().toInt());
    out.taxRate = ratio(out.tax == Tax::included ? m_taxRate->value() / 100 : 0);
    out.term = units::months(m_term->isEnabled() ? m_term->value() : 0);
    const QString source = m_source->text().trimmed();
    out.source = {toCore(source.isEmpty() ? m_provider->text().trimmed() : source),
        toCore(m_day->text().trimmed()), Trust::quoted};
    out.confidence = toCore(m_confidence->currentData().toString());
    out.notes = toCore(m_notes->text().trimmed());
    out.own = true;
    return out;
}

} // namespace sizewright
