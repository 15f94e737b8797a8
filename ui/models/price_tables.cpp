#include "ui/models/price_tables.h"

#include "core/plan/exchange_rates.h"
#include "core/units/display.h"
#include "core/units/literals.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Prices)
};

const QString nothing = u"—"_s;

QString amountText(double value, Currency currency, int digits)
{
    return toQt(signOf(currency)) + toQt(numberText(value, digits));
}

Cell text(const QString& shown, Tone tone = Tone::plain)
{
    Cell cell;
    cell.text = shown.isEmpty() ? nothing : shown;
    cell.tone = shown.isEmpty() ? Tone::muted : tone;
    return cell;
}

QString itemOf(const Catalogue& catalogue, const Price& price)
{
    const QString name = cardName(catalogue, price.accelerator);
    return name.isEmpty() ? toQt(price.item) : name;
}

QString ageText(const PriceAge& age)
{
    if (!age.days)
        return Words::tr("The price has no day; ask for a new quote.");
    if (age.stale())
        return Words::tr("%1 days old, more than %2; ask for a new quote.")
            .arg(*age.days)
            .arg(freshDays);
    if (*age.days < 0) // "2026" may mean a day that is still to come
        return age.price->source.asOf.size() < 10 ? Words::tr("The day is not stated exactly.")
                                                  : Words::tr("The day lies ahead.");
    return Words::tr("%1 days old.").arg(*age.days);
}

Cell amountCell(const Price& price)
{
    Cell cell = text(shownAmount(price.amount) + u' ' + shownUnit(price.unit));
    cell.value = price.amount.value();
    cell.toolTip = shownTax(price);
    if (price.tax == Tax::included)
        cell.text += u' ' + Words::tr("(tax incl.)");
    return cell;
}

Cell cardHourCell(const Price& price, const Scenario& scenario)
{
    const auto amount = cardHourPrice(price);
    if (!amount)
        return text({});
    Cell cell = text(shownInPlan(*amount, scenario));
    cell.value = exchangeRates(scenario).toPlan(*amount).value();
    cell.toolTip = shownAmount(*amount) + shownConversion(scenario, price.amount.currency());
    return cell;
}

Cell dayCell(const Price& price, const std::string& today)
{
    const PriceAge age = ageOf(price, today);
    Cell cell = text(toQt(price.source.asOf), age.stale() ? Tone::warning : Tone::plain);
    if (age.stale()) // not by its colour alone
        cell.text += u" ⚠"_s;
    if (const auto day = dayNumber(price.source.asOf))
        cell.value = *day;
    cell.toolTip = ageText(age);
    return cell;
}

} // namespace

QString shownAmount(QuotedAmount amount, int digits)
{
    return amountText(amount.value(), amount.currency(), digits);
}

QString shownInPlan(QuotedAmount amount, const Scenario& scenario, int digits)
{
    const ExchangeRates rates = exchangeRates(scenario);
    return amountText(rates.toPlan(amount).value(), rates.plan(), digits);
}

QString shownConversion(const Scenario& scenario, Currency from)
{
    QString out;
    for (const StatedRate& rate : ratesBetween(scenario, from)) {
        const QString number = toQt(numberText(rate.perDollar.value(), 6));
        out += rate.assumed
            ? Words::tr(", at %1 %2 per US dollar (assumed)").arg(number, toQt(codeOf(rate.currency)))
            : Words::tr(", at %1 %2 per US dollar").arg(number, toQt(codeOf(rate.currency)));
    }
    return out;
}

QString shownKind(const Price& price)
{
    const QString kind = translated(label(price.kind));
    const double months = termOf(price).value() / units::month;
    if (price.kind == PriceKind::other && !price.kindText.empty())
        return Words::tr("%1 (%2)").arg(kind, toQt(price.kindText));
    return months > 0 ? Words::tr("%1, %2 months").arg(kind, toQt(numberText(months, 3))) : kind;
}

QString shownUnit(const std::string& unit)
{
    if (unit == "per GPU-hour" || unit == "per chip-hour" || unit == "per card-hour")
        return Words::tr("per card-hour");
    if (unit == "per GPU" || unit == "per card")
        return Words::tr("per card");
    if (unit == "per GPU-month")
        return Words::tr("per card-month");
    if (unit == "per 8-GPU server")
        return Words::tr("per 8-card server");
    if (unit == "per 8-GPU node-month")
        return Words::tr("per month of an 8-card node");
    return toQt(unit);
}

QString shownTax(const Price& price)
{
    if (price.tax == Tax::included)
        return Words::tr("quoted with %1 % tax; %2 without, which is what is used")
            .arg(toQt(numberText(price.taxRate.value() * 100, 4)), shownAmount(price.net()));
    return translated(label(price.tax));
}

QString shownConfidence(const std::string& confidence)
{
    if (confidence == "high")
        return Words::tr("high");
    if (confidence == "medium")
        return Words::tr("medium");
    if (confidence == "low")
        return Words::tr("low");
    return toQt(confidence);
}

QString cardName(const Catalogue& catalogue, std::string_view accelerator)
{
    const Accelerator* card = catalogue.accelerator(accelerator);
    return card ? toQt(card->name) : QString();
}

TableContent priceTable(const PriceView& view)
{
    TableContent out;
    out.textColumns = int(PriceColumn::price);
    out.columns = {Words::tr("What"), Words::tr("Kind"), Words::tr("Provider"), Words::tr("Region"),
        Words::tr("As of"), Words::tr("From"), Words::tr("Confidence"),
        Words::tr("In the default price"), Words::tr("As quoted"),
        Words::tr("%1 per card-hour").arg(toQt(currencyOf(view.scenario)))};
    for (std::size_t i = 0; i < view.catalogue.prices.size(); ++i) {
        const Price& price = view.catalogue.prices[i];
        const PriceUse use = useOf(price, view.catalogue);
        const bool counts = use == PriceUse::inMedian || use == PriceUse::isQuote;
        std::vector<Cell> row{text(itemOf(view.catalogue, price)), text(shownKind(price)),
            text(toQt(price.provider)), text(toQt(price.region)), dayCell(price, view.today),
            text(price.own ? Words::tr("◆ yours") : Words::tr("shipped")),
            text(shownConfidence(price.confidence)),
            text(translated(label(use)), counts ? Tone::plain : Tone::muted), amountCell(price),
            cardHourCell(price, view.scenario)};
        row[0].toolTip = toQt(price.item);
        for (Cell& cell : row) {
            cell.key = QString::number(i);
            cell.strong = price.own;
        }
        out.rows.push_back(std::move(row));
    }
    return out;
}

TableContent providerTable(const PriceView& view, std::string_view accelerator)
{
    // The newest of a provider and kind; of a day the lower one.
    std::map<PriceKind, std::map<std::string, std::size_t>> newest;
    std::vector<std::string> providers;
    for (std::size_t i = 0; i < view.catalogue.prices.size(); ++i) {
        const Price& price = view.catalogue.prices[i];
        const auto amount = unitPrice(price, view.catalogue);
        if (price.accelerator != accelerator || !amount)
            continue;
        if (std::find(providers.begin(), providers.end(), price.provider) == providers.end())
            providers.push_back(price.provider);
        const auto [place, first] = newest[price.kind].try_emplace(price.provider, i);
        const auto day = dayNumber(price.source.asOf).value_or(0);
        if (!first
            && day > dayNumber(view.catalogue.prices[place->second].source.asOf).value_or(0))
            place->second = i;
    }
    const auto isOwn = [&](const std::string& provider) { // the user's come first
        return std::any_of(view.catalogue.prices.begin(), view.catalogue.prices.end(),
            [&](const Price& p) {
                return p.own && p.accelerator == accelerator && p.provider == provider;
            });
    };
    std::sort(providers.begin(), providers.end());
    std::stable_partition(providers.begin(), providers.end(), isOwn);
    TableContent out;
    out.columns = {Words::tr("Kind")};
    for (const std::string& provider : providers)
        out.columns += toQt(provider);
    for (const auto& [kind, offers] : newest) {
        std::vector<Cell> row{text(translated(label(kind)))};
        for (const std::string& provider : providers) {
            const auto found = offers.find(provider);
            if (found == offers.end()) {
                row.push_back(text({}));
                continue;
            }
            const Price& price = view.catalogue.prices[found->second];
            const PriceAge age = ageOf(price, view.today);
            Cell cell = text((price.own ? u"◆ "_s : QString())
                    + shownInPlan(*unitPrice(price, view.catalogue), view.scenario) + (age.stale() ? u" ⚠"_s : QString()),
                age.stale() ? Tone::warning : Tone::plain);
            cell.key = QString::number(found->second);
            cell.strong = price.own;
            cell.toolTip = shownKind(price) + u", "_s + toQt(price.source.asOf) + u'\n' + ageText(age);
            row.push_back(std::move(cell));
        }
        out.rows.push_back(std::move(row));
    }
    return out;
}

QString priceDetails(const PriceView& view, const Price& price)
{
    QStringList lines;
    const auto line = [&](const QString& name, const QString& value) {
        if (!value.isEmpty())
            lines += u"<b>%1</b>&nbsp; %2"_s.arg(name.toHtmlEscaped(), value.toHtmlEscaped());
    };
    line(toQt(price.item), shownKind(price) + u" · "_s + toQt(price.provider)
            + (price.region.empty() ? QString() : u" · "_s + toQt(price.region)));
    line(Words::tr("As quoted"), shownAmount(price.amount, 6) + u' ' + shownUnit(price.unit));
    line(Words::tr("Tax"), shownTax(price));
    if (const auto amount = cardHourPrice(price))
        line(Words::tr("Per card-hour"),
            shownInPlan(*amount, view.scenario)
                + shownConversion(view.scenario, price.amount.currency()));
    line(Words::tr("As of"), toQt(price.source.asOf) + u" · "_s + ageText(ageOf(price, view.today)));
    line(Words::tr("In the default price"), translated(label(useOf(price, view.catalogue))));
    if (const auto standard = defaultPrice(view.catalogue, price.accelerator, price.kind))
        line(Words::tr("Default now"),
            shownAmount(standard->amount) + u": "_s + translated(standard->reason));
    line(Words::tr("Source"), toQt(price.source.text));
    line(Words::tr("Confidence"), shownConfidence(price.confidence));
    line(Words::tr("Notes"), toQt(price.notes));
    return lines.join(u"<br>"_s);
}

TableContent importTable(const QuotesImport& import)
{
    TableContent out;
    out.textColumns = 4;
    out.columns = {Words::tr("Line"), Words::tr("What happens"), Words::tr("Price"), Words::tr("Before")};
    for (const QuoteChange& change : import.changes) {
        const Price& price = change.price;
        const bool taken = change.fate == QuoteFate::added || change.fate == QuoteFate::replaced;
        out.rows.push_back({text(QString::number(change.line)),
            text(translated(label(change.fate)), taken ? Tone::plain : Tone::muted),
            text(toQt(price.item) + u", "_s + toQt(price.provider) + u", "_s + shownKind(price) + u", "_s
                + shownAmount(price.amount, 6) + u' ' + shownUnit(price.unit) + u", "_s
                + toQt(price.source.asOf)),
            text(change.before ? shownAmount(change.before->amount, 6) : QString())});
    }
    for (const Problem& problem : import.refused)
        out.rows.push_back({text(toQt(problem.place)), text(Words::tr("refused"), Tone::bad),
            text(translated(problem)), text({})});
    return out;
}

} // namespace sizewright
