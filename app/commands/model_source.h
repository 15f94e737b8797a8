// A model named on the command line: an id of the catalogue or a Hugging Face config.json.
#pragma once

#include "core/import/hf_config.h"
#include "core/plan/plan.h"

namespace sizewright {

// Larger than any text file that says something about a model or a run. [bytes]
inline constexpr std::size_t foreignFileLimit = std::size_t(64) << 20;

// Fills the scenario's architecture in; the scenario is unchanged when there is a problem.
std::vector<Problem> useModel(Scenario& scenario, const std::string& nameOrFile);

// What an imported config puts into a scenario.
void useConfig(Scenario& scenario, const HfConfig& config, const std::string& path);

} // namespace sizewright
