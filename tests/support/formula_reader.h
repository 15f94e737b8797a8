// Reads the formulas of an explanation as a reader does who has nothing but the printed text, and works
// them out. Shares no code with what prints them.
//
//   sum      product, followed by + or − and another, any number of times
//   product  factor, followed by × or / and another, any number of times
//   factor   NAME(sum, sum …) for the nine functions, or (sum), or an operand
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace sizewright::test {

struct Term {
    std::string op; // "+", "−", "×", "/", a function's name; empty for an operand
    std::string operand;
    std::vector<Term> arguments;
};

// How long the operand is that a text begins with; 0: there is none.
using OperandLength = std::function<std::size_t(std::string_view)>;

// The longest of the given names.
inline OperandLength longestOf(std::vector<std::string> names)
{
    return [names = std::move(names)](std::string_view text) {
        std::size_t longest = 0;
        for (const std::string& name : names)
            if (text.starts_with(name))
                longest = std::max(longest, name.size());
        return longest;
    };
}

// By the grammar alone: all in quotation marks, else up to an operator, a comma and blank, or a closing
// bracket that was not opened.
inline std::size_t operandByGrammar(std::string_view text)
{
    constexpr std::string_view opening = "“", closing = "”";
    if (text.starts_with(opening)) {
        const auto end = text.find(closing);
        return end == std::string_view::npos ? 0 : end + closing.size();
    }
    int open = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string_view rest = text.substr(i);
        for (std::string_view end : {" + ", " − ", " × ", " / ", ", "})
            if (open == 0 && rest.starts_with(end))
                return i;
        if (text[i] == '(')
            ++open;
        if (text[i] == ')' && --open < 0)
            return i;
    }
    return text.size();
}

class FormulaReader
{
public:
    FormulaReader(std::string_view text, OperandLength operandLength)
        : m_rest(text), m_operandLength(std::move(operandLength))
    {
    }
    Term read()
    {
        Term term = sum();
        if (!m_rest.empty())
            throw std::runtime_error("not understood: " + std::string(m_rest));
        return term;
    }

private:
    bool take(std::string_view word)
    {
        if (!m_rest.starts_with(word))
            return false;
        m_rest.remove_prefix(word.size());
        return true;
    }
    template <class Next> Term chain(Next next, const std::array<const char*, 2>& signs)
    {
        Term left = next();
        for (bool more = true; more;) {
            more = false;
            for (const char* sign : signs)
                if (take(" " + std::string(sign) + " ")) {
                    left = {sign, {}, {left, next()}};
                    more = true;
                    break;
                }
        }
        return left;
    }
    Term sum()
    {
        return chain([this] { return product(); }, {"+", "−"});
    }
    Term product()
    {
        return chain([this] { return factor(); }, {"×", "/"});
    }
    Term factor()
    {
        for (const char* function :
            {"max", "min", "ceil", "floor", "sqrt", "exp", "ln", "pow", "first_month"}) {
            if (!take(std::string(function) + "("))
                continue;
            Term call{function, {}, {sum()}};
            while (take(", "))
                call.arguments.push_back(sum());
            close();
            return call;
        }
        if (take("(")) {
            Term inner = sum();
            close();
            return inner;
        }
        const std::size_t length = m_operandLength(m_rest);
        if (length == 0)
            throw std::runtime_error("no operand: " + std::string(m_rest));
        Term operand{{}, std::string(m_rest.substr(0, length)), {}};
        m_rest.remove_prefix(length);
        return operand;
    }
    void close()
    {
        if (!take(")"))
            throw std::runtime_error("no closing bracket: " + std::string(m_rest));
    }

    std::string_view m_rest;
    OperandLength m_operandLength;
};

// The first month at which discounted rent reaches capital + running cost − resale, in seconds.
inline double firstMonthOf(const std::vector<double>& v)
{
    constexpr double month = 30.4375 * 24 * 60 * 60;
    double rent = 0, running = 0;
    for (int k = 1; k <= 120; ++k) {
        const double discount = std::pow(1 + v[5], -k / 12.0);
        rent += v[0] * discount;
        running += v[2] * discount;
        if (rent >= v[1] + running - v[1] * v[3] * std::pow(v[4], k / 12.0) * discount)
            return k * month;
    }
    return std::numeric_limits<double>::quiet_NaN();
}

inline double worked(const std::string& op, const std::vector<double>& v)
{
    if (op == "+") return v[0] + v[1];
    if (op == "−") return v[0] - v[1];
    if (op == "×") return v[0] * v[1];
    if (op == "/") return v[0] / v[1];
    if (op == "max") return std::max(v[0], v[1]);
    if (op == "min") return std::min(v[0], v[1]);
    if (op == "ceil") return std::ceil(v[0]);
    if (op == "floor") return std::floor(v[0]);
    if (op == "sqrt") return std::sqrt(v[0]);
    if (op == "exp") return std::exp(v[0]);
    if (op == "ln") return std::log(v[0]);
    if (op == "pow") return std::pow(v[0], v[1]);
    if (op == "first_month") return firstMonthOf(v);
    throw std::runtime_error("unknown operation " + op);
}

// Between what and what a value lies that was printed with so many digits. Every operation here is
// monotone in each argument, so the ends of the result lie among the ends of the arguments.
struct Range {
    double low, high;
};
inline Range within(double value, double relative)
{
    const double slack = std::fabs(value) * relative;
    return {value - slack, value + slack};
}

inline Range rangeOf(const Term& term, const std::map<std::string, Range>& operands)
{
    if (term.op.empty())
        return operands.at(term.operand);
    std::vector<Range> in;
    for (const Term& argument : term.arguments)
        in.push_back(rangeOf(argument, operands));
    if (term.op == "sqrt") // the hidden digits of a zero
        in[0].low = std::max(0.0, in[0].low);
    Range out{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
    for (unsigned ends = 0; ends < 1u << in.size(); ++ends) {
        std::vector<double> v;
        for (std::size_t i = 0; i < in.size(); ++i)
            v.push_back((ends >> i & 1u) != 0 ? in[i].high : in[i].low);
        const double value = worked(term.op, v);
        out.low = std::isnan(value) ? out.low : std::min(out.low, value);
        out.high = std::isnan(value) ? out.high : std::max(out.high, value);
    }
    return out;
}

inline bool sameShape(const Term& a, const Term& b,
    const std::function<bool(const std::string&, const std::string&)>& sameOperand)
{
    if (a.op != b.op || a.arguments.size() != b.arguments.size())
        return false;
    if (a.op.empty())
        return sameOperand(a.operand, b.operand);
    for (std::size_t i = 0; i < a.arguments.size(); ++i)
        if (!sameShape(a.arguments[i], b.arguments[i], sameOperand))
            return false;
    return true;
}

} // namespace sizewright::test
