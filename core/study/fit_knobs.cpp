// The constants that the fit may move, with the range in which each is plausible.
#include "core/study/fit.h"

namespace sizewright {

namespace {

template <class Q> double& reference(Q& quantity)
{
    static_assert(sizeof(Q) == sizeof(double));
    return reinterpret_cast<double&>(quantity);
}

template <auto member> double& constantOf(ModelConstants& constants, Catalogue&)
{
    return reference((constants.*member).value);
}

struct GlobalKnob {
    const char* name;
    double& (*value)(ModelConstants&, Catalogue&);
};
using C = ModelConstants;
constexpr GlobalKnob globals[]{
    {"innerRamp", constantOf<&C::innerRamp>},
    {"innerRampFp8", constantOf<&C::innerRampFp8>},
    {"weightGradientRate", constantOf<&C::weightGradientRate>},
    {"kernelLatency", constantOf<&C::kernelLatency>},
    {"powerExponent", constantOf<&C::powerExponent>},
    {"tileFull", constantOf<&C::tileFull>},
    {"tileMiddle", constantOf<&C::tileMiddle>},
    {"tileSmall", constantOf<&C::tileSmall>},
    {"alignmentStep", constantOf<&C::alignmentStep>},
    {"flashBackwardRate", constantOf<&C::flashBackwardRate>},
    {"attentionRamp", constantOf<&C::attentionRamp>},
    {"leastOccupancy", constantOf<&C::leastOccupancy>},
    {"smallHeadRate", constantOf<&C::smallHeadRate>},
    {"unfusedBase", constantOf<&C::unfusedBase>},
    {"unfusedSlope", constantOf<&C::unfusedSlope>},
    {"scoreForward", constantOf<&C::scoreForward>},
    {"scoreForwardDropout", constantOf<&C::scoreForwardDropout>},
    {"scoreBackward", constantOf<&C::scoreBackward>},
    {"scoreBackwardDropout", constantOf<&C::scoreBackwardDropout>},
    {"residualTraffic", constantOf<&C::residualTraffic>},
    {"residualTrafficDropout", constantOf<&C::residualTrafficDropout>},
    {"gatedTraffic", constantOf<&C::gatedTraffic>},
    {"plainTraffic", constantOf<&C::plainTraffic>},
    {"qkvTraffic", constantOf<&C::qkvTraffic>},
    {"castTraffic", constantOf<&C::castTraffic>},
    {"elementBackward", constantOf<&C::elementBackward>},
    {"fusedTraffic", constantOf<&C::fusedTraffic>},
    {"unfusedNormTraffic", constantOf<&C::unfusedNormTraffic>},
    {"unfusedRotaryTraffic", constantOf<&C::unfusedRotaryTraffic>},
    {"compiledTraffic", constantOf<&C::compiledTraffic>},
    {"eagerTraffic", constantOf<&C::eagerTraffic>},
    {"lossForward", constantOf<&C::lossForward>},
    {"lossBackward", constantOf<&C::lossBackward>},
    {"fusedLoss", constantOf<&C::fusedLoss>},
    {"permuteTraffic", constantOf<&C::permuteTraffic>},
    {"routerTraffic", constantOf<&C::routerTraffic>},
    {"allToAllRate", constantOf<&C::allToAllRate>},
    {"collectiveStart", constantOf<&C::collectiveStart>},
    {"linkHop", constantOf<&C::linkHop>},
    {"networkHop", constantOf<&C::networkHop>},
    {"ringFill", constantOf<&C::ringFill>},
    {"fewRanks", constantOf<&C::fewRanks>},
    {"fewRanksReduce", constantOf<&C::fewRanksReduce>},
    {"dequantiseTraffic", constantOf<&C::dequantiseTraffic>},
    {"steal", constantOf<&C::steal>},
    {"asyncGradient", constantOf<&C::asyncGradient>},
    {"ringHidden", constantOf<&C::ringHidden>},
    {"nodeSpread", constantOf<&C::nodeSpread>},
    {"fixedPerStep", constantOf<&C::fixedPerStep>},
    {"launchMegatron", constantOf<&C::launchMegatron>},
    {"launchTransformerEngine", constantOf<&C::launchTransformerEngine>},
    {"launchEager", constantOf<&C::launchEager>},
    {"launchCompiled", constantOf<&C::launchCompiled>},
    {"launchPartialGraph", constantOf<&C::launchPartialGraph>},
    {"launchFullGraph", constantOf<&C::launchFullGraph>},
    {"launchExposed", constantOf<&C::launchExposed>},
    {"launchExperts", constantOf<&C::launchExperts>},
    {"launchExpertsPartial", constantOf<&C::launchExpertsPartial>},
    {"launchExpertsFull", constantOf<&C::launchExpertsFull>},
};

struct GenerationKnob {
    const char* name;
    Ratio Generation::*share;
};
constexpr GenerationKnob shares[]{{"matrix", &Generation::matrixEfficiency},
    {"memory", &Generation::memoryEfficiency}, {"link", &Generation::linkEfficiency},
    {"network", &Generation::networkEfficiency}, {"attention_first", &Generation::attentionFirst},
    {"attention_second", &Generation::attentionSecond},
    {"attention_third", &Generation::attentionThird}};

} // namespace

std::vector<Knob> knobs(const Catalogue& catalogue)
{
    std::vector<Knob> out;
    for (const GlobalKnob& g : globals)
        out.push_back({g.name, ratio(0.2), ratio(5), g.value});
    for (std::size_t i = 0; i < catalogue.generations.size(); ++i) {
        const Generation& generation = catalogue.generations[i];
        for (const GenerationKnob& share : shares)
            out.push_back({generation.id + '.' + share.name, ratio(0.5), ratio(1.6),
                [i, member = share.share](ModelConstants&, Catalogue& c) -> double& {
                    return reference(c.generations[i].*member);
                }});
        if (generation.matrixEfficiencyFp8)
            out.push_back({generation.id + ".matrix_fp8", ratio(0.5), ratio(1.6),
                [i](ModelConstants&, Catalogue& c) -> double& {
                    return reference(*c.generations[i].matrixEfficiencyFp8);
                }});
    }
    return out;
}

} // namespace sizewright
