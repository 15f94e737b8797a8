// A value or the list of problems that kept it from being made (std::expected comes with C++23).
#pragma once

#include "core/base/problem.h"

#include <cassert>
#include <optional>
#include <utility>

namespace sizewright {

template <class T> class Result
{
public:
    Result(T value) : m_value(std::move(value)) {}
    Result(Problem problem) : m_problems{std::move(problem)} {}
    Result(std::vector<Problem> problems) : m_problems(std::move(problems)) {}

    explicit operator bool() const { return m_value.has_value(); }
    const T& operator*() const { assert(m_value); return *m_value; }
    T& operator*() { assert(m_value); return *m_value; }
    const T* operator->() const { assert(m_value); return &*m_value; }
    T* operator->() { assert(m_value); return &*m_value; }
    // Why there is no value; never empty when there is none.
    const std::vector<Problem>& problems() const { return m_problems; }

private:
    std::optional<T> m_value;
    std::vector<Problem> m_problems;
};

} // namespace sizewright
