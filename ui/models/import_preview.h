// What taking over a foreign file would do to a scenario, before anything is taken over: what was
// recognised, what would change, what was ignored.
#pragma once

#include "core/plan/scenario.h"

#include <QByteArray>
#include <QStringList>

namespace sizewright {

struct ImportPreview {
    QString file; // its name without folders
    QString kind; // "LlamaForCausalLM (llama)"
    Scenario result; // the scenario as it would be
    struct Line {
        QString field, before, after;
    };
    std::vector<Line> recognised; // every value found; `before` is what the scenario has
    std::vector<Line> changes; // those of them that differ
    QStringList ignored, warnings;
    QString failure; // a sentence where nothing could be read
};

// A Hugging Face config.json for the architecture of a scenario.
ImportPreview previewHfConfig(
    const Scenario& scenario, const QByteArray& bytes, const QString& fileName);

} // namespace sizewright
