#include "ui/charts/axis_ticks.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_text.h"
#include "ui/text/number_text.h"

#include <algorithm>
#include <vector>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

constexpr std::size_t mostParts = 9; // more colours nobody tells apart
constexpr double leastShare = 0.005; // of calendar time on any count, for a colour of its own

// One segment of the bars. The useful share has no loss.
struct Part {
    QString name;
    ThemeRole role;
    std::vector<Loss> losses;
};

double shareOf(const Part& part, const LossSplit& split)
{
    Ratio sum = part.losses.empty() ? split.useful : ratio(0);
    for (const Loss loss : part.losses)
        sum += split[loss];
    return sum.value();
}

// In the order of a step; what is small everywhere goes together.
std::vector<Part> lossParts()
{
    const auto one = [](Loss loss, ThemeRole role) {
        return Part{translated(label(loss)), role, {loss}};
    };
    return {one(Loss::recompute, ThemeRole::recompute),
        {Chart::tr("Launch and fixed"), ThemeRole::launch, {Loss::launch, Loss::fixed}},
        one(Loss::tensorParallel, ThemeRole::tensorTraffic),
        one(Loss::contextParallel, ThemeRole::contextTraffic),
        one(Loss::expertParallel, ThemeRole::expertTraffic),
        one(Loss::pipeline, ThemeRole::pipelineTraffic), one(Loss::bubble, ThemeRole::waiting),
        one(Loss::dataParallel, ThemeRole::dataTraffic), one(Loss::offload, ThemeRole::offload),
        one(Loss::straggler, ThemeRole::straggler), one(Loss::optimizer, ThemeRole::optimizer),
        one(Loss::checkpoint, ThemeRole::checkpoint), one(Loss::failures, ThemeRole::failure)};
}

QString shareText(double share)
{
    if (share > 0 && share < 1e-4)
        return Chart::tr("< %1").arg(percentText(1e-4));
    return toQt(quantityText(share, Signature{}, "%", {3, "", true}));
}

using Points = std::vector<const ScalingPoint*>; // those with a split

double largestOf(const Part& part, const Points& points)
{
    double largest = 0;
    for (const ScalingPoint* p : points)
        largest = std::max(largest, shareOf(part, *p->losses));
    return largest;
}

std::vector<Part> shownParts(const Points& points)
{
    std::vector<Part> parts = lossParts();
    std::vector<double> sizes;
    for (const Part& part : parts)
        sizes.push_back(largestOf(part, points));
    std::vector<double> ranked = sizes;
    std::sort(ranked.rbegin(), ranked.rend());
    const double least = std::max(leastShare, ranked[mostParts - 1]);
    std::vector<Part> shown{{Chart::tr("Useful work"), ThemeRole::compute, {}}};
    Part rest{Chart::tr("Other losses"), ThemeRole::otherLoss, {}};
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (sizes[i] >= least)
            shown.push_back(parts[i]);
        else if (sizes[i] > 0)
            rest.losses.insert(rest.losses.end(), parts[i].losses.begin(), parts[i].losses.end());
    if (!rest.losses.empty())
        shown.push_back(rest);
    return shown;
}

QString tooltipOf(const Part& part, const ScalingPoint& p)
{
    QString text = Chart::tr("%1 cards").arg(toQt(wholeText(p.cards.value()))) + u'\n'
        + namedValue(part.name, shareText(shareOf(part, *p.losses)));
    if (part.losses.size() > 1)
        for (const Loss loss : part.losses)
            if ((*p.losses)[loss].value() > 0)
                text += u'\n' + namedValue(translated(label(loss)), shareText((*p.losses)[loss].value()));
    return text + u'\n' + shownLayout(p.layout);
}

ChartSeries seriesOf(const Part& part, const Points& points)
{
    ChartSeries series;
    series.name = part.name;
    series.role = part.role;
    series.kind = SeriesKind::stackedBars;
    for (std::size_t row = 0; row < points.size(); ++row) {
        ChartPoint point;
        point.x = shareOf(part, *points[row]->losses);
        point.y = double(row);
        point.label = toQt(numberText(100 * point.x, 2));
        point.tooltip = tooltipOf(part, *points[row]);
        series.points.append(point);
    }
    return series;
}

void addRows(ChartSpec& spec, const ScalingCurve& curve, const Points& points)
{
    const auto isAt = [&](std::optional<std::size_t> index, const ScalingPoint* p) {
        return index && &curve.points[*index] == p;
    };
    for (std::size_t row = 0; row < points.size(); ++row) {
        const ScalingPoint* p = points[row];
        const QString cards = Chart::tr("%1 cards").arg(toQt(wholeText(p->cards.value())));
        const bool knee = isAt(curve.knee, p) && *curve.knee + 1 < curve.points.size();
        spec.y.categories.append(isAt(curve.current, p) ? Chart::tr("%1, this plan").arg(cards)
                : knee                                  ? Chart::tr("%1, knee").arg(cards)
                                                        : cards);
        spec.rowLabels.append({int(row),
            Chart::tr("%1 useful").arg(shareText(p->losses->useful.value())), ThemeRole::text, {}});
    }
}

// What more cards cost most: the loss that grows most from the fewest to the most.
QString subtitleOf(const std::vector<Part>& parts, const Points& points)
{
    const LossSplit &first = *points.front()->losses, &last = *points.back()->losses;
    const Part* grown = nullptr;
    const auto growth = [&](const Part& part) { return shareOf(part, last) - shareOf(part, first); };
    for (const Part& part : parts)
        if (!part.losses.empty() && growth(part) > 0 && (!grown || growth(part) > growth(*grown)))
            grown = &part;
    const auto cards = [](const ScalingPoint* p) { return toQt(wholeText(p->cards.value())); };
    const QString from = shareText(first.useful.value()), to = shareText(last.useful.value());
    if (points.size() == 1 || !grown)
        return Chart::tr("On %1 cards %2 of the time does the work of the model")
            .arg(cards(points.back()), to);
    return Chart::tr("Useful: %1 on %2 cards, %3 on %4; what grows most is: %5")
        .arg(from, cards(points.front()), to, cards(points.back()), grown->name);
}

} // namespace

ChartSpec scalingLossChart(const ScalingCurve& curve)
{
    ChartSpec spec;
    spec.id = u"losses"_s;
    spec.title = Chart::tr("Where the time goes as cards grow");
    spec.x.title = curve.kind == ScalingKind::strong
        ? Chart::tr("Share of calendar time, same global batch")
        : Chart::tr("Share of calendar time, global batch in proportion");
    spec.y.scale = AxisScale::category;
    Points points;
    for (const ScalingPoint& p : curve.points)
        if (p.feasible && p.losses)
            points.push_back(&p);
    if (points.empty()) {
        spec.empty = Chart::tr("Where the time goes needs a model, a batch, an accelerator and a layout "
                               "that fits.");
        return spec;
    }
    const std::vector<Part> parts = shownParts(points);
    for (const Part& part : parts)
        spec.series.append(seriesOf(part, points));
    addRows(spec, curve, points);
    setLinearAxis(spec.x, 0, 1, percentText);
    spec.subtitle = subtitleOf(parts, points);
    spec.notes = Chart::tr("Useful work is matrix products, attention, element-wise kernels, experts and head; "
                           "how far they are from the card's peak is what MFU says.");
    return spec;
}

} // namespace sizewright
