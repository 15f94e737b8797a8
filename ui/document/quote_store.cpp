#include "ui/document/quote_store.h"

#include "core/catalogue/csv.h"
#include "ui/document/document_file.h"
#include "ui/text/translate.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace sizewright {

QString quotesFile()
{
    const QString named = qEnvironmentVariable("SIZEWRIGHT_PRICES");
    if (!named.isEmpty())
        return named;
    // The folder of the settings, spelled out because commands run without an application's name.
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
        + QStringLiteral("/sizewright/Sizewright/prices.csv");
}

QuoteStore::QuoteStore(const Catalogue& shipped, const QString& file, QObject* parent)
    : QObject(parent), m_shipped(shipped), m_file(file)
{
    load();
    m_catalogue = catalogueWith(m_shipped, m_quotes);
}

void QuoteStore::load()
{
    QFile file(m_file);
    if (m_file.isEmpty() || !file.exists())
        return;
    m_quotes.clear();
    m_problems.clear();
    if (!file.open(QIODevice::ReadOnly)) {
        m_problems.push_back({Severity::error, "quotes.unreadable", toCore(m_file),
            {SW_TEXT("Quotes", "the file of your prices cannot be read (%1)"),
                {toCore(file.errorString())}}});
        return;
    }
    const QByteArray bytes = file.read(qint64(largestCsv));
    QuotesFile read = readQuotes({bytes.data(), std::size_t(bytes.size())},
        toCore(QFileInfo(m_file).fileName()), m_shipped);
    m_problems = std::move(read.refused);
    for (ReadQuote& quote : read.quotes)
        m_quotes.push_back(std::move(quote.price));
}

std::optional<QString> QuoteStore::keep(std::vector<Price> quotes)
{
    if (!m_problems.empty())
        return tr("%1 holds lines that cannot be read, so it is not written over. Mend it, or move it "
                  "away, first.\n%2")
            .arg(QDir::toNativeSeparators(m_file), toQt(toString(m_problems.front())));
    if (!m_file.isEmpty()) {
        QDir().mkpath(QFileInfo(m_file).absolutePath());
        const std::string text = writeQuotes(quotes);
        if (auto sentence = writeFile(
                m_file, QByteArray(text.data(), qsizetype(text.size())), diskDevices()))
            return sentence;
    }
    m_quotes = std::move(quotes);
    m_catalogue = catalogueWith(m_shipped, m_quotes);
    Q_EMIT changed();
    return {};
}

std::optional<QString> QuoteStore::add(const Price& quote)
{
    load();
    auto quotes = m_quotes;
    std::erase_if(quotes, [&](const Price& price) { return isSameOffer(price, quote); });
    quotes.push_back(quote);
    quotes.back().own = true;
    return keep(std::move(quotes));
}

std::optional<QString> QuoteStore::replace(const Price& old, const Price& quote)
{
    load();
    auto quotes = m_quotes;
    const auto found = std::find_if(quotes.begin(), quotes.end(),
        [&](const Price& price) { return isSameOffer(price, old); });
    if (found == quotes.end())
        return add(quote);
    *found = quote;
    found->own = true;
    return keep(std::move(quotes));
}

std::optional<QString> QuoteStore::remove(const Price& quote)
{
    load();
    auto quotes = m_quotes;
    std::erase_if(quotes, [&](const Price& price) { return isSameOffer(price, quote); });
    return keep(std::move(quotes));
}

QuotesImport QuoteStore::preview(const QByteArray& bytes, const QString& fileName)
{
    load();
    return planImport(
        {bytes.data(), std::size_t(bytes.size())}, toCore(fileName), m_quotes, m_shipped);
}

std::optional<QString> QuoteStore::take(const QByteArray& bytes, const QString& fileName)
{
    return keep(preview(bytes, fileName).result);
}

} // namespace sizewright
