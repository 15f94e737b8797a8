// A measured run as a scenario: what its row states, and for the rest the documented defaults of its
// software.
#pragma once

#include "core/plan/plan.h"
#include "core/study/run_habits.h"

namespace sizewright {

struct RunScenario {
    Scenario scenario;
    ModelShape shape;
    RunHabits habits;
    TrainingForm form = TrainingForm::pretrain;
    std::string accelerator; // catalogue id
    std::vector<Message> assumed; // what the row does not say and how it was filled in
    std::optional<Message> skipped; // why the row cannot be predicted
    bool layoutChosen = false; // the row states none: the program's own
    bool cardsChosen = false;
    bool memoryComparable = true; // false: the row trains something the memory model leaves out
};

RunScenario scenarioOf(const RunRow& row, const Catalogue& catalogue);

// Full training, fine-tuning or adapters, as model name, framework and notes tell.
TrainingForm formOf(const RunRow& row);

} // namespace sizewright
