// From the catalogue's files to its entries. Every row first becomes the JSON that plan files hold,
// so that one set of checks serves both.
#pragma once

#include "core/catalogue/catalogue.h"

namespace sizewright {

class JsonFields;

// Entries of a file, and the rows that were left out (notes) or are wrong (errors).
template <class Entry> struct Entries {
    std::vector<Entry> entries;
    std::vector<Problem> problems;
};

Entries<Generation> readGenerations(std::string_view csv, std::string_view fileName);
Entries<Accelerator> readAccelerators(std::string_view csv, std::string_view fileName);
Entries<Price> readPrices(std::string_view csv, std::string_view fileName);
Entries<RegionFacts> readRegions(std::string_view csv, std::string_view fileName);
Entries<Ecosystem> readEcosystems(std::string_view csv, std::string_view fileName);
Entries<ModelEntry> readModels(std::string_view json, std::string_view fileName);

// The member "source" of an entry.
Source sourceFromJson(JsonFields& fields);

// The whole catalogue from a function that gives the text of a file by its path.
Catalogue readCatalogue(std::string_view (*text)(std::string_view path));

} // namespace sizewright
