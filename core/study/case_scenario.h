// A case from a public thread – a run that ran out of memory, fitted, or took a stated time – as a scenario,
// where its row says enough.
#pragma once

#include "core/plan/plan.h"
#include "core/catalogue/catalogue.h"

namespace sizewright {

struct CaseRow {
    std::string id, model, method, gpu, gpus, microBatch, sequence, sharding, precision, optimizer,
        recompute, kind, exactness, thread;
};

struct CaseScenario {
    Scenario scenario;
    std::optional<Message> skipped; // why nothing can be said
    // Length, micro-batch or recomputation is not stated: the least that could have been.
    bool least = false;
};

CaseScenario scenarioOf(const CaseRow& row, const Catalogue& catalogue);

} // namespace sizewright
