#include "app/commands/price_file.h"

#include "app/commands/files.h"
#include "core/catalogue/csv.h"
#include "ui/document/quote_store.h"

#include <filesystem>

namespace sizewright {

std::string pricesFile() { return quotesFile().toStdString(); }

Result<std::vector<Price>> readOwnPrices()
{
    const std::string path = pricesFile();
    std::error_code error;
    if (!std::filesystem::exists(path, error))
        return std::vector<Price>{};
    const auto bytes = readFile(path, largestCsv);
    if (!bytes)
        return bytes.problems();
    QuotesFile read = readQuotes(*bytes, path, shippedCatalogue());
    if (!read.refused.empty())
        return read.refused;
    std::vector<Price> out;
    for (ReadQuote& quote : read.quotes)
        out.push_back(std::move(quote.price));
    return out;
}

const Result<Catalogue>& catalogueAtHand()
{
    static const Result<Catalogue> catalogue = []() -> Result<Catalogue> {
        const auto own = readOwnPrices();
        if (!own)
            return own.problems();
        return catalogueWith(shippedCatalogue(), *own);
    }();
    return catalogue;
}

std::optional<Problem> writeOwnPrices(const std::vector<Price>& prices)
{
    const std::string path = pricesFile();
    std::error_code error;
    std::filesystem::create_directories(std::filesystem::path(path).parent_path(), error);
    return writeFileAtomically(path, writeQuotes(prices));
}

} // namespace sizewright
