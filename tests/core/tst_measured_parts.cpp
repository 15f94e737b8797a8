// Parts of the step time against measurements that no training run is part of: collectives as nccl-tests
// prints them, attention kernels as their paper prints them.
#include "core/catalogue/csv.h"
#include "core/model/attention_time.h"
#include "core/model/collectives.h"
#include "core/units/literals.h"
#include "tests/support/model_inputs.h"
#include "tests/support/published_shapes.h"
#include "tests/support/shared_data.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

using namespace sizewright;

namespace {

// Inputs of one card of the catalogue; the rest as small as it may be.
Inputs<Plain> inputsOf(const char* accelerator)
{
    const Catalogue& catalogue = shippedCatalogue();
    const Accelerator& card = *catalogue.accelerator(accelerator);
    const Generation& generation = *catalogue.generation(card.generation);
    Inputs<Plain> in;
    in.k = catalogue.constants;
    in.linkRate = card.linkRate;
    in.linkEfficiency = generation.linkEfficiency;
    in.networkRate = card.networkRate * units::bytePerBit();
    in.networkEfficiency = generation.networkEfficiency;
    in.peak16 = card.peak16;
    in.powerCap = ratio(1);
    in.multiprocessors = card.multiprocessors;
    in.scaleUpDomain = units::cards(8);
    in.cardsPerNode = units::cards(8);
    return in;
}

struct Point {
    Collective kind;
    double ranks, bytes, seconds;
};

double predicted(const Inputs<Plain>& in, const Point& point)
{
    const Group<Plain> group{count(point.ranks), count(point.ranks)};
    return collectiveTime(
        Plain{}, in, point.kind, fromBase<BytesPerCard>(point.bytes), group, {})
        .value();
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

} // namespace

class MeasuredPartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void collectives();
    void largeCollectives_data();
    void largeCollectives();
    void attention_data();
    void attention();
};

// Every point of the record from 64 KiB on: right within 8 % in the median.
void MeasuredPartsTest::collectives()
{
    const auto text = test::sharedData("nccl_measured.csv");
    if (!text)
        QSKIP("shared/data/nccl_measured.csv is not beside the project");
    const std::map<std::string, const char*> cards{{"a100_sxm", "nvidia-a100-sxm-80"},
        {"h100_sxm", "nvidia-h100-sxm"}, {"h200_sxm", "nvidia-h200-sxm"},
        {"b200_sxm", "nvidia-b200-sxm"}};
    const std::map<std::string, Collective> kinds{{"all_gather", Collective::allGather},
        {"reduce_scatter", Collective::reduceScatter}, {"all_reduce", Collective::allReduce}};
    const auto table = parseCsv(*text, "nccl_measured.csv");
    QVERIFY(table);
    const auto system = table->column("system"), kind = table->column("collective"),
               ranks = table->column("num_gpus"), bytes = table->column("message_bytes"),
               latency = table->column("latency_us");
    QVERIFY(system && kind && ranks && bytes && latency);
    std::vector<double> errors;
    for (const auto& row : table->rows) {
        const auto card = cards.find(row[*system]);
        const auto collective = kinds.find(row[*kind]);
        const double size = std::stod(row[*bytes]);
        if (card == cards.end() || collective == kinds.end() || size < 65536)
            continue;
        const Point point{collective->second, std::stod(row[*ranks]), size,
            std::stod(row[*latency]) * 1e-6};
        errors.push_back(std::abs(predicted(inputsOf(card->second), point) / point.seconds - 1));
    }
    QVERIFY(errors.size() > 300);
    QVERIFY2(median(errors) < 0.08, QByteArray::number(median(errors)).constData());
}

void MeasuredPartsTest::largeCollectives_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<int>("kind");
    QTest::addColumn<double>("ranks");
    QTest::addColumn<double>("busBandwidth"); // [GB/s] at 512 MB
    const auto row = [](const char* name, const char* card, Collective kind, double ranks,
                         double bus) {
        QTest::newRow(name) << QString::fromLatin1(card) << int(kind) << ranks << bus;
    };
    // github:ai-dynamo/aiconfigurator@095f58a, nccl-tests of one node, 512 MB in 16 bit
    row("A100 all-gather 2", "nvidia-a100-sxm-80", Collective::allGather, 2, 150);
    row("A100 all-gather 8", "nvidia-a100-sxm-80", Collective::allGather, 8, 205);
    row("A100 all-reduce 4", "nvidia-a100-sxm-80", Collective::allReduce, 4, 217);
    row("H100 all-gather 8", "nvidia-h100-sxm", Collective::allGather, 8, 330);
    row("H100 reduce-scatter 2", "nvidia-h100-sxm", Collective::reduceScatter, 2, 242);
    row("B200 all-gather 8", "nvidia-b200-sxm", Collective::allGather, 8, 617);
}

void MeasuredPartsTest::largeCollectives()
{
    QFETCH(QString, card);
    QFETCH(int, kind);
    QFETCH(double, ranks);
    QFETCH(double, busBandwidth);
    const double bytes = 512.0 * 1024 * 1024;
    const double seconds = predicted(
        inputsOf(card.toUtf8().constData()), {Collective(kind), ranks, bytes, 0});
    const double moved = bytes * (ranks - 1) / ranks * (Collective(kind) == Collective::allReduce ? 2 : 1);
    const double bus = moved / seconds / 1e9;
    QVERIFY2(std::abs(bus / busBandwidth - 1) < 0.1, QByteArray::number(bus).constData());
}

void MeasuredPartsTest::attention_data()
{
    QTest::addColumn<double>("sequence");
    QTest::addColumn<double>("shareOfLongest");
    // arXiv 2407.08608 figure 5, causal, heads of 128, forward, H100: cuDNN 9 and FlashAttention-2,
    // mean of the two as a share of 16,384 tokens
    QTest::newRow("512") << 512.0 << 0.58;
    QTest::newRow("1k") << 1024.0 << 0.77;
    QTest::newRow("2k") << 2048.0 << 0.89;
    QTest::newRow("4k") << 4096.0 << 0.96;
}

// How the speed of the attention core grows with the sequence, whatever its level in a training run.
void MeasuredPartsTest::attention()
{
    QFETCH(double, sequence);
    QFETCH(double, shareOfLongest);
    const auto speed = [](double tokens) {
        // 16,384 tokens in all, as the paper has them, so that every length fills the card
        Inputs<Plain> in = test::inputsOf(test::llama8Shape(), {}, 1, tokens);
        in.microBatch = count(16384 / tokens);
        in.documentLength = in.sequence;
        const Inputs<Plain> card = inputsOf("nvidia-h100-sxm");
        in.peak16 = card.peak16;
        in.powerCap = card.powerCap;
        in.multiprocessors = card.multiprocessors;
        in.attentionEfficiency = shippedCatalogue().generation("nvidia-hopper")->attentionThird;
        in.recipe.attentionKernel = AttentionKernel::flash3;
        const double work = 16384 * tokens;
        return work / attentionTimes(Plain{}, in).forward.value();
    };
    const double share = speed(sequence) / speed(16384);
    QVERIFY2(std::abs(share / shareOfLongest - 1) < 0.06, QByteArray::number(share).constData());
}

QTEST_APPLESS_MAIN(MeasuredPartsTest)
#include "tst_measured_parts.moc"
