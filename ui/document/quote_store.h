// The user's own prices: read from their file, written back whole, and the catalogue at hand with them.
// Several windows share one store; what another program wrote meanwhile is read before anything changes.
#pragma once

#include "core/catalogue/price_quotes.h"

#include <QObject>

namespace sizewright {

// prices.csv beside the settings, or what SIZEWRIGHT_PRICES names; the same with and without a window.
QString quotesFile();

class QuoteStore : public QObject
{
    Q_OBJECT
public:
    // An empty file name: kept in memory only. `shipped` outlives the store.
    QuoteStore(const Catalogue& shipped, const QString& file, QObject* parent = nullptr);

    // Shipped prices and the user's; always at the same address.
    const Catalogue& catalogue() const { return m_catalogue; }
    const Catalogue& shipped() const { return m_shipped; }
    const std::vector<Price>& quotes() const { return m_quotes; }
    const QString& fileName() const { return m_file; }
    // What of the file cannot be read; as long as that is so it is not written over.
    const std::vector<Problem>& problems() const { return m_problems; }

    // Each gives a sentence where it could not be done; the quotes are then as they were.
    std::optional<QString> add(const Price& quote);
    std::optional<QString> replace(const Price& old, const Price& quote);
    std::optional<QString> remove(const Price& quote);
    std::optional<QString> take(const QByteArray& bytes, const QString& fileName); // import
    QuotesImport preview(const QByteArray& bytes, const QString& fileName);

Q_SIGNALS:
    void changed();

private:
    void load();
    std::optional<QString> keep(std::vector<Price> quotes);

    const Catalogue& m_shipped;
    QString m_file;
    std::vector<Price> m_quotes;
    std::vector<Problem> m_problems;
    Catalogue m_catalogue;
};

} // namespace sizewright
