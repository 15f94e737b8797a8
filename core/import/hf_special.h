// What single families do that no column of the table can say.
#pragma once

#include "core/import/hf_reader.h"
#include "core/model/shape.h"

namespace sizewright {

// Each is called when the common keys and switches have been read into the shape.
void hfBigCode(HfReader& in, ModelShape& shape);
void hfChatGlm(HfReader& in, ModelShape& shape);
void hfExaone4(HfReader& in, ModelShape& shape);
void hfFalcon(HfReader& in, ModelShape& shape);
void hfIndexer(HfReader& in, ModelShape& shape);
void hfLlama4(HfReader& in, ModelShape& shape);
void hfMiniCpm3(HfReader& in, ModelShape& shape);
void hfMpt(HfReader& in, ModelShape& shape);
void hfOpt(HfReader& in, ModelShape& shape);
void hfPhi(HfReader& in, ModelShape& shape);
void hfQwen1(HfReader& in, ModelShape& shape);
void hfStableLm(HfReader& in, ModelShape& shape);
void hfUnknown(HfReader& in, ModelShape& shape);

} // namespace sizewright
