// The architecture of a decoder language model from the config.json of its Hugging Face page.
#pragma once

#include "core/base/result.h"
#include "core/model/shape.h"

#include <string>
#include <string_view>
#include <vector>

namespace sizewright {

struct HfConfig {
    ModelShape shape;
    std::string architecture; // the class the file names, e.g. LlamaForCausalLM; may be empty
    std::string modelType; // e.g. llama; may be empty
    std::vector<std::string> ignored; // keys that were not used, "text_config.x" for nested ones
    std::vector<Problem> warnings; // what was assumed or left out
};

// Pure: reads nothing but its arguments. Of a model that also sees or hears only the language part
// is taken. A failure is always one problem with one sentence.
Result<HfConfig> readHfConfig(std::string_view bytes, std::string_view fileName);

} // namespace sizewright
