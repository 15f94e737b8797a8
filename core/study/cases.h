// Verdicts on memory against what happened, for a table of cases from public threads. Calling a run that ran
// out of memory one that fits is the expensive error and is counted apart.
#pragma once

#include "core/catalogue/csv.h"
#include "core/results/results.h"
#include "core/study/case_scenario.h"

#include <map>

namespace sizewright {

struct CaseVerdict {
    std::string id, exactness;
    bool ranOut = false; // observed: out of memory
    std::optional<Fit> fit; // ours; nothing where the row says too little
    std::string why; // then: the reason
    BytesPerCard needed, upper, usable;
};

struct CaseCounts {
    std::size_t ranOut = 0, falseFits = 0, atRisk = 0; // of those that ran out: called "fits", "at risk"
    std::size_t fitted = 0, falseMisfits = 0; // fitted, of these called "does not fit"
};

struct CaseStudy {
    std::vector<CaseVerdict> cases; // in the order of the table
    std::map<std::string, CaseCounts> byExactness;
};

Result<CaseStudy> studyCases(const CsvTable& table, const Catalogue& catalogue);

} // namespace sizewright
