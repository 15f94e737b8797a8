// Framing: the three answers that everything else waits for (R1, R3–R5).
#pragma once

#include "core/plan/field_set.h"
#include "core/units/literals.h"

namespace sizewright {

struct FramingFields : FieldSet
{
    const int section0 = section(Page::framing, SW_TEXT("FieldGroup", "Three answers first"));
    const ChoiceField<TrainingForm> form = addChoice<TrainingForm>({.key = "framing.form",
        .label = SW_TEXT("Field", "Training form"),
        .help = SW_TEXT("Field",
            "What is trained, and from where; each form has its own accounting of compute, "
            "memory and data"),
        .required = true});
    const ChoiceField<Acceptance> acceptance = addChoice<Acceptance>({.key = "framing.acceptance",
        .label = SW_TEXT("Field", "Acceptance"),
        .help = SW_TEXT("Field",
            "A usable result, or a comparison whose control groups are full runs of their own"),
        .required = true});
    const Field<Seconds> earliest = add<Seconds>({.key = "framing.earliest_days",
        .label = SW_TEXT("Field", "Earliest useful end"),
        .help = SW_TEXT("Field",
            "Done sooner than this brings nothing; bounds the card count from above"),
        .unit = "days", .min = units::days(0), .max = units::days(36500),
        .required = true});
    const Field<Seconds> latest = add<Seconds>({.key = "framing.latest_days",
        .label = SW_TEXT("Field", "Latest acceptable end"),
        .help = SW_TEXT("Field", "Later than this is too late; bounds the card count from below"),
        .unit = "days", .min = units::days(0.01), .max = units::days(36500),
        .required = true});
    const int section5 = section(Page::framing, SW_TEXT("FieldGroup", "Control groups"));
    const Field<Count> controlGroups = addWhole({.key = "framing.control_groups",
        .label = SW_TEXT("Field", "Independent runs"),
        .help = SW_TEXT("Field",
            "How many full runs the comparison needs, the main one included"),
        .source = "one run, if nothing is compared", .min = 1, .max = 1000, .fallback = 1});
    const ChoiceField<GroupsRun> groupsRun = addChoice<GroupsRun>({.key = "framing.groups_run",
        .label = SW_TEXT("Field", "Control groups run"),
        .help = SW_TEXT("Field",
            "One after another (more days) or at the same time (more cards)"),
        .fallback = GroupsRun::sequence});
};

} // namespace sizewright
