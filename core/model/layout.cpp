#include "core/model/layout.h"

namespace sizewright {

namespace {

enum class Rule {
    none, cards, heads, kvHeads, widths, stages, interleave, context, experts, expertTensor, expertRanks, batch,
    positive, schedule, shards,
};

std::int64_t microBatches(const Layout& l, std::int64_t globalBatch)
{
    return globalBatch / (l.dp * l.microBatch);
}

bool broken(Rule rule, const Layout& l, const ModelShape& s, std::int64_t batch,
    std::int64_t sequence, std::int64_t gpus)
{
    switch (rule) {
    case Rule::none: return false;
    case Rule::positive:
        return l.tp < 1 || l.pp < 1 || l.vpp < 1 || l.cp < 1 || l.ep < 1 || l.etp < 1 || l.dp < 1
            || l.microBatch < 1;
    case Rule::cards:
        // Products of large degrees must not overflow before they are compared.
        return l.tp > gpus || l.pp > gpus || l.cp > gpus || l.dp > gpus
            || double(l.tp) * double(l.pp) * double(l.cp) * double(l.dp) != double(gpus);
    case Rule::heads: return s.heads % l.tp != 0;
    case Rule::kvHeads:
        return s.kvRank == 0 && s.kvHeads % l.tp != 0 && l.tp % s.kvHeads != 0;
    case Rule::widths:
        return s.hidden % l.tp != 0 || (s.ffn > 0 && s.ffn % l.tp != 0)
            || (s.sharedFfn > 0 && s.sharedFfn % l.tp != 0);
    case Rule::stages: return l.pp * l.vpp > s.layers;
    case Rule::interleave:
        return l.vpp > 1 && (l.pp == 1 || microBatches(l, batch) % l.pp != 0);
    case Rule::context: return l.cp > 1 && sequence % (2 * l.cp) != 0;
    case Rule::experts: return l.ep > 1 && (s.experts == 0 || s.experts % l.ep != 0);
    case Rule::expertTensor:
        return l.etp > 1
            && (s.experts == 0 || s.expertFfn % l.etp != 0 || (l.tp > 1 && !l.sequenceParallel));
    case Rule::expertRanks: return (l.tp * l.cp * l.dp) % (l.ep * l.etp) != 0;
    case Rule::schedule:
        return l.schedule != Schedule::oneForwardOneBackward && (l.pp == 1 || l.vpp > 1);
    case Rule::shards:
        return l.shardGroup > 0
            && (l.dp * l.cp % l.shardGroup != 0
                || (l.shardGroup < l.dp * l.cp && (l.zeroStage == 0 || s.experts > 0)));
    case Rule::batch: return batch % (l.dp * l.microBatch) != 0 || batch < l.dp * l.microBatch;
    }
    return false;
}

struct RuleText {
    Rule rule;
    const char* code;
    const char* place;
    Text text;
};

constexpr std::size_t ruleCount = 14;
const RuleText* rules()
{
    static const RuleText all[ruleCount]{
        {Rule::positive, "layout.positive", "parallel.tp",
            SW_TEXT("Layout", "every parallel degree must be at least 1")},
        {Rule::cards, "layout.cards", "parallel.dp",
            SW_TEXT("Layout",
                "tensor %1 × pipeline %2 × context %3 × data %4 does not multiply to %5 cards; "
                "leave data parallel on auto, or change one degree")},
        {Rule::batch, "layout.batch", "data.global_batch",
            SW_TEXT("Layout",
                "a global batch of %7 sequences does not divide by %4 replicas × micro-batch %8; "
                "change the batch or the replicas")},
        {Rule::heads, "layout.heads", "parallel.tp",
            SW_TEXT("Layout",
                "%9 attention heads do not divide by tensor parallel %1; choose a divisor")},
        {Rule::kvHeads, "layout.kv_heads", "parallel.tp",
            SW_TEXT("Layout",
                "KV heads and tensor parallel %1 do not divide into each other; choose another "
                "degree")},
        {Rule::widths, "layout.widths", "parallel.tp",
            SW_TEXT("Layout",
                "hidden or feed-forward width does not divide by tensor parallel %1; choose a "
                "divisor")},
        {Rule::stages, "layout.stages", "parallel.pp",
            SW_TEXT("Layout", "%2 stages × %6 chunks are more than the model's layers")},
        {Rule::interleave, "layout.interleave", "parallel.vpp",
            SW_TEXT("Layout",
                "interleaving needs several stages and micro-batches that divide by %2 stages "
                "(arXiv 2104.04473 §2.2)")},
        {Rule::context, "layout.context", "parallel.cp",
            SW_TEXT("Layout",
                "the sequence does not divide into 2 × %3 pieces for context parallel")},
        {Rule::schedule, "layout.schedule", "parallel.schedule",
            SW_TEXT("Layout", "a zero-bubble schedule needs several stages and no virtual ones")},
        {Rule::shards, "layout.shards", "parallel.shard_group",
            SW_TEXT("Layout",
                "the sharding group must divide the data × context parallel ranks; a smaller one needs ZeRO 1 "
                "or more and a model without experts")},
        {Rule::experts, "layout.experts", "parallel.ep",
            SW_TEXT("Layout", "the experts do not divide by the expert-parallel degree")},
        {Rule::expertTensor, "layout.expert_tensor", "parallel.etp",
            SW_TEXT("Layout",
                "expert tensor parallel must divide the experts' feed-forward width, and beside tensor parallel it "
                "needs sequence parallelism; choose a divisor, or 1")},
        {Rule::expertRanks, "layout.expert_ranks", "parallel.ep",
            SW_TEXT("Layout",
                "expert parallel × expert tensor parallel must divide tensor × context × data parallel ranks")},
    };
    return all;
}

} // namespace

bool isLegal(const Layout& layout, const ModelShape& shape, std::int64_t globalBatch,
    std::int64_t sequence, std::int64_t gpus)
{
    for (std::size_t i = 0; i < ruleCount; ++i)
        if (broken(rules()[i].rule, layout, shape, globalBatch, sequence, gpus))
            return false;
    return true;
}

std::vector<Problem> layoutProblems(const Layout& l, const ModelShape& shape,
    std::int64_t globalBatch, std::int64_t sequence, std::int64_t gpus)
{
    std::vector<Problem> problems;
    for (std::size_t i = 0; i < ruleCount; ++i) {
        const RuleText& rule = rules()[i];
        if (!broken(rule.rule, l, shape, globalBatch, sequence, gpus))
            continue;
        const auto n = [](std::int64_t v) { return std::to_string(v); };
        problems.push_back({Severity::error, rule.code, rule.place,
            {rule.text,
                {n(l.tp), n(l.pp), n(l.cp), n(l.dp), n(gpus), n(l.vpp), n(globalBatch),
                    n(l.microBatch), n(shape.heads)}}});
        if (rule.rule == Rule::positive)
            break; // the others divide by the degrees
    }
    return problems;
}

} // namespace sizewright
