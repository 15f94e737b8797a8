// Scenarios for tests, written as the command line writes them: one PATH=VALUE a line.
#pragma once

#include "core/plan/plan.h"

#include <stdexcept>
#include <string>
#include <string_view>

namespace sizewright::test {

// Sets one field; a value that is refused is a mistake of the test.
inline void set(Scenario& scenario, std::string_view path, std::string_view value,
    Origin origin = Origin::typed)
{
    const auto problems = setField(scenario, path, value, shippedCatalogue(), origin);
    if (!problems.empty())
        throw std::runtime_error(toString(problems.front()));
}

// Lines of PATH=VALUE; blanks around them and empty lines are skipped; "PATH=" empties the field.
inline Scenario with(Scenario scenario, std::string_view lines)
{
    while (!lines.empty()) {
        const auto end = std::min(lines.find('\n'), lines.size());
        std::string_view line = lines.substr(0, end);
        lines.remove_prefix(std::min(end + 1, lines.size()));
        while (line.starts_with(' '))
            line.remove_prefix(1);
        while (line.ends_with(' '))
            line.remove_suffix(1);
        if (line.empty())
            continue;
        const auto equals = line.find('=');
        if (equals == std::string_view::npos)
            throw std::runtime_error("no '=' in " + std::string(line));
        if (const FieldInfo* field = fields().find(line.substr(0, equals)); field && equals + 1 == line.size())
            scenario.clear(field->ordinal);
        else
            set(scenario, line.substr(0, equals), line.substr(equals + 1));
    }
    return scenario;
}
inline Scenario scenarioOf(std::string_view lines) { return with(Scenario(), lines); }

// The three answers that a verdict waits for, with limits that bind nothing.
inline Scenario framed(std::string_view lines)
{
    return with(scenarioOf("framing.form=pretrain\nframing.acceptance=usable\n"
                           "framing.earliest_days=0 days\nframing.latest_days=36000 days"),
        lines);
}

// 70B on 512 H100 with every degree given: a plan whose every figure exists.
inline Scenario llama70()
{
    return framed("model.preset=llama-3.1-70b\ndata.tokens=2T\ndata.sequence=8192\n"
                  "data.global_batch=2048\nhardware.accelerator=nvidia-h100-sxm\n"
                  "cluster.gpus=512\nparallel.tp=8\nparallel.pp=4\nparallel.vpp=1\nparallel.cp=1\n"
                  "parallel.ep=1\nparallel.zero_stage=1\nparallel.micro_batch=1\n"
                  "parallel.recompute=none");
}
// 8B on 8 H100, sharded.
inline Scenario llama8()
{
    return framed("model.preset=llama-3.1-8b\ndata.tokens=10B\ndata.sequence=4096\n"
                  "data.global_batch=64\nhardware.accelerator=nvidia-h100-sxm\n"
                  "cluster.gpus=8\nparallel.tp=1\nparallel.pp=1\nparallel.zero_stage=3\n"
                  "parallel.micro_batch=1\nparallel.recompute=full");
}

} // namespace sizewright::test
