#include "ui/text/translate.h"

#include <QCoreApplication>

namespace sizewright {

QString translated(Text text)
{
    return text.empty() ? QString() : QCoreApplication::translate(text.context, text.source);
}

QString translated(const Message& message)
{
    // By hand: QString::arg would also replace a "%1" that stands inside an argument.
    const QString sentence = translated(message.text);
    QString out;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const bool mark = sentence[i] == QLatin1Char('%') && i + 1 < sentence.size()
            && sentence[i + 1].isDigit();
        if (!mark) {
            out += sentence[i];
            continue;
        }
        const auto index = std::size_t(sentence[++i].digitValue() - 1);
        if (index < message.arguments.size())
            out += toQt(message.arguments[index]);
    }
    return out;
}

QString translated(const Problem& problem) { return translated(problem.message); }

} // namespace sizewright
