#include "core/trace/derivation.h"

#include "core/money/break_even.h"

#include <cmath>

namespace sizewright {

Text label(Trust trust)
{
    switch (trust) {
    case Trust::assumed: return SW_TEXT("Trust", "assumed");
    case Trust::vendor: return SW_TEXT("Trust", "from the vendor");
    case Trust::published: return SW_TEXT("Trust", "published");
    case Trust::quoted: return SW_TEXT("Trust", "quoted");
    case Trust::measured: return SW_TEXT("Trust", "measured");
    case Trust::given: return SW_TEXT("Trust", "given");
    case Trust::computed: return SW_TEXT("Trust", "computed");
    }
    return {};
}

double recompute(const Derivation& d, NodeId id)
{
    const Node& n = d.nodes[id];
    const auto a = [&] { return d.nodes[n.a].value; };
    const auto b = [&] { return d.nodes[n.b].value; };
    switch (n.op) {
    case Op::leaf: return n.value;
    case Op::add: return a() + b();
    case Op::subtract: return a() - b();
    case Op::multiply: return a() * b();
    case Op::divide: return a() / b();
    case Op::larger: return std::max(a(), b());
    case Op::smaller: return std::min(a(), b());
    case Op::ceiling: return std::ceil(a());
    case Op::floor: return std::floor(a());
    case Op::squareRoot: return std::sqrt(a());
    case Op::exponential: return std::exp(a());
    case Op::logarithm: return std::log(a());
    case Op::power: return std::pow(a(), b());
    case Op::step: return a();
    case Op::firstMonth: {
        std::vector<double> v;
        for (NodeId argument : n.arguments)
            v.push_back(d.nodes[argument].value);
        return firstMonth(v[0], v[1], v[2], v[3], v[4], v[5]);
    }
    }
    return n.value;
}

} // namespace sizewright
