// What measured step times can tell and what they cannot, in sentences.
#pragma once

#include "core/study/linearity.h"

namespace sizewright {

// From the points, laws and parts of a linearity; its own findings are not read.
std::vector<Message> linearityFindings(const Linearity& linearity);

// Which part would explain the deviations; `part` is its name in the reader's language.
Message suspectSentence(const SuspectPart& suspect, std::string part);

} // namespace sizewright
