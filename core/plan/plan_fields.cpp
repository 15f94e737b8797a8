#include "core/plan/plan_fields.h"

namespace sizewright {

const PlanFields& fields()
{
    static const PlanFields all;
    return all;
}

Text label(Page page)
{
    switch (page) {
    case Page::framing: return SW_TEXT("Page", "Framing");
    case Page::model: return SW_TEXT("Page", "Model & data");
    case Page::hardware: return SW_TEXT("Page", "Hardware");
    case Page::memory: return SW_TEXT("Page", "Memory");
    case Page::parallelism: return SW_TEXT("Page", "Parallelism");
    case Page::time: return SW_TEXT("Page", "Time & scaling");
    case Page::reliability: return SW_TEXT("Page", "Storage & failures");
    case Page::money: return SW_TEXT("Page", "Money");
    }
    return {};
}

} // namespace sizewright
