// Plan files on disk: whole or not at all. Failures are one sentence each: file, reason, remedy.
#pragma once

#include "core/plan/plan.h"

#include <QSaveFile>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace sizewright {

// Opens nothing yet; tests hand in a device that fails half-way.
using SaveDeviceFactory = std::function<std::unique_ptr<QSaveFile>(const QString& fileName)>;
SaveDeviceFactory diskDevices();

struct PlanOnDisk {
    std::optional<Plan> plan;
    QString failure; // a sentence, where there is no plan
};
PlanOnDisk loadPlan(const QString& fileName);

// Writes the plan with the catalogue entries that it uses. The version that stood there before is kept
// as `name~`. A sentence if it failed; what was on disk is then still there, whole.
std::optional<QString> savePlan(const Plan& plan, const Catalogue& shipped, const QString& fileName,
    const SaveDeviceFactory& devices);

// Any bytes, in the same manner; used for exports and for the recovery copy.
std::optional<QString> writeFile(
    const QString& fileName, const QByteArray& bytes, const SaveDeviceFactory& devices);

QString backupName(const QString& fileName);

} // namespace sizewright
