#include "core/base/problem.h"

#include <cctype>

namespace sizewright {

std::string toString(const Message& message)
{
    std::string out;
    for (const char* p = message.text.source; *p; ++p) {
        if (*p == '%' && std::isdigit(static_cast<unsigned char>(p[1]))) {
            const auto index = std::size_t(p[1] - '1');
            if (index < message.arguments.size())
                out += message.arguments[index];
            ++p;
        } else {
            out += *p;
        }
    }
    return out;
}

std::string toString(const Problem& problem)
{
    const std::string sentence = toString(problem.message);
    return problem.place.empty() ? sentence : problem.place + ": " + sentence;
}

} // namespace sizewright
