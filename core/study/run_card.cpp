#include "core/study/run_card.h"

#include <array>
#include <cctype>

namespace sizewright {

namespace {

struct CardName {
    std::string_view row, id;
};
// How the record of runs writes a card. A100 without a size is the common 80 GB one.
constexpr std::array cardNames{CardName{"A100", "nvidia-a100-sxm-80"},
    CardName{"A100-80", "nvidia-a100-sxm-80"}, CardName{"A100-40", "nvidia-a100-sxm-40"},
    CardName{"A800", "nvidia-a800-sxm-80"}, CardName{"A800-80", "nvidia-a800-sxm-80"},
    CardName{"A100-PCIe-40", "nvidia-a100-pcie-40"},
    CardName{"A100-PCIe-80", "nvidia-a100-pcie-80"}, CardName{"A6000-48", "nvidia-rtx-a6000"},
    CardName{"A6000", "nvidia-rtx-a6000"}, CardName{"A10-24", "nvidia-a10"},
    CardName{"A30-24", "nvidia-a30"}, CardName{"A40-48", "nvidia-a40"},
    CardName{"T4", "nvidia-t4"}, CardName{"T4-16", "nvidia-t4"},
    CardName{"RTX3090", "nvidia-rtx-3090"}, CardName{"RTX4090", "nvidia-rtx-4090"},
    CardName{"RTX3090-24", "nvidia-rtx-3090"}, CardName{"RTX4090-24", "nvidia-rtx-4090"},
    CardName{"L40S-48", "nvidia-l40s"}, CardName{"L4-24", "nvidia-l4"},
    CardName{"H100", "nvidia-h100-sxm"}, CardName{"H100-80", "nvidia-h100-sxm"},
    CardName{"H100-PCIe", "nvidia-h100-pcie"}, CardName{"H800", "nvidia-h800-sxm"},
    CardName{"H20", "nvidia-h20"}, CardName{"H200", "nvidia-h200-sxm"},
    CardName{"GH200", "nvidia-gh200-96"}, CardName{"B200", "nvidia-b200-sxm"},
    CardName{"B300", "nvidia-b300-sxm"}, CardName{"GB200", "nvidia-gb200"},
    CardName{"GB300", "nvidia-gb300"}, CardName{"V100", "nvidia-v100-sxm-32"},
    CardName{"V100-16", "nvidia-v100-sxm-16"}, CardName{"V100-32", "nvidia-v100-sxm-32"},
    CardName{"MI250X", "amd-mi250x-gcd"}, CardName{"MI250", "amd-mi250x-gcd"},
    CardName{"MI300X", "amd-mi300x"}, CardName{"MI325X", "amd-mi325x"},
    CardName{"MI350X", "amd-mi350x"}, CardName{"MI355X", "amd-mi355x"},
    CardName{"Gaudi2", "intel-gaudi-2"}, CardName{"Gaudi3", "intel-gaudi-3"},
    CardName{"Ascend-910A", "huawei-ascend-910a"}, CardName{"Ascend-910B", "huawei-ascend-910b"},
    CardName{"Ascend-910C", "huawei-ascend-910c"}, CardName{"TPUv4", "google-tpu-v4"},
    CardName{"TPU-v4", "google-tpu-v4"}, CardName{"TPU-v5e", "google-tpu-v5e"},
    CardName{"TPU-v5p", "google-tpu-v5p"}, CardName{"TPU-v6e", "google-tpu-v6e"}};

} // namespace

std::string acceleratorIdOf(std::string_view gpu, const Catalogue& catalogue)
{
    for (const CardName& name : cardNames)
        if (name.row == gpu)
            return catalogue.accelerator(name.id) ? std::string(name.id) : std::string();
    return catalogue.accelerator(gpu) ? std::string(gpu) : std::string();
}

std::optional<double> wattsIn(std::string_view notes)
{
    const auto digit = [&](std::size_t i) {
        return std::isdigit(static_cast<unsigned char>(notes[i])) != 0;
    };
    for (std::size_t i = 3; i < notes.size(); ++i) {
        const std::size_t end = notes[i - 1] == ' ' ? i - 1 : i;
        const bool word = i + 1 == notes.size()
            || !std::isalnum(static_cast<unsigned char>(notes[i + 1]));
        if (notes[i] != 'W' || !word || end < 3 || !digit(end - 1) || !digit(end - 2)
            || !digit(end - 3))
            continue;
        return 100.0 * (notes[end - 3] - '0') + 10.0 * (notes[end - 2] - '0')
            + (notes[end - 1] - '0');
    }
    return std::nullopt;
}

} // namespace sizewright
