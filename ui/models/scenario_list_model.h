// The scenarios of the plan with their headline figures, for the rail.
#pragma once

#include "ui/document/evaluator.h"

#include <QAbstractListModel>

namespace sizewright {

class ScenarioListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        NameRole = Qt::UserRole,
        SizeRole, // "512 cards · 41 days"
        MoneyRole, // by the chosen route
        StateRole, // Fit of a complete scenario, −1 of an incomplete one
        BaselineRole,
    };

    ScenarioListModel(PlanDocument& document, Evaluator& evaluator, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    void onChanged(const Change& change);

    PlanDocument& m_document;
    Evaluator& m_evaluator;
    int m_count = 0;
};

} // namespace sizewright
