#include "core/plan/plan_guard.h"

#include "core/plan/plan_file.h"

namespace sizewright {

namespace {

enum class Excess { none, depth, members };

// Walks over brackets, commas and texts without understanding more of JSON.
Excess findExcess(std::string_view bytes)
{
    struct Level {
        bool object = false;
        std::size_t commas = 0;
    };
    std::vector<Level> levels;
    std::size_t values = 0;
    bool inText = false;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const char c = bytes[i];
        if (inText) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inText = false;
        } else if (c == '"') {
            inText = true;
        } else if (c == '[' || c == '{') {
            levels.push_back({c == '{', 0});
            if (levels.size() > std::size_t(planDepthLimit))
                return Excess::depth;
        } else if (c == ']' || c == '}') {
            if (!levels.empty())
                levels.pop_back();
        } else if (c == ',') {
            if (++values > planValuesLimit
                || (!levels.empty() && levels.back().object
                    && ++levels.back().commas >= planMembersLimit))
                return Excess::members;
        }
    }
    return Excess::none;
}

Problem problem(const char* code, Text text, std::vector<std::string> arguments = {})
{
    return {Severity::error, code, {}, {text, std::move(arguments)}};
}

} // namespace

std::optional<Problem> planExcess(std::string_view bytes)
{
    if (bytes.empty())
        return problem("plan.empty", SW_TEXT("PlanFile", "the file is empty; choose another"));
    if (bytes.size() > planFileLimit)
        return problem("plan.too_large",
            SW_TEXT("PlanFile", "the file is larger than %1 MiB and no plan; choose another"),
            {std::to_string(planFileLimit >> 20)});
    switch (findExcess(bytes)) {
    case Excess::depth:
        return problem("plan.too_deep",
            SW_TEXT("PlanFile", "the file nests deeper than any plan; choose another"));
    case Excess::members:
        return problem("plan.too_many_values",
            SW_TEXT("PlanFile", "the file holds more values than any plan; choose another"));
    case Excess::none: break;
    }
    return {};
}

} // namespace sizewright
