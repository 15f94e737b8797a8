#include "core/model/model_constants.h"

namespace sizewright {

const ModelConstants& shippedConstants()
{
    static const ModelConstants constants;
    return constants;
}

} // namespace sizewright
