// Entries of the catalogue as rows and blocks of text.
#pragma once

#include "core/catalogue/catalogue.h"

#include <nlohmann/json.hpp>

namespace sizewright {

std::string acceleratorList(const Catalogue& catalogue);
std::string modelList(const Catalogue& catalogue);
std::string priceList(const std::vector<const Price*>& prices);
std::string acceleratorText(const Accelerator& card, const Catalogue& catalogue);
std::string modelText(const ModelEntry& model);
std::string generationText(const Generation& generation);

nlohmann::ordered_json modelJson(const ModelEntry& model);
std::vector<const Price*> pricesOf(const Catalogue& catalogue, std::string_view accelerator);

} // namespace sizewright
