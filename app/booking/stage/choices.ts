import type { Stage } from "~/db/schema.server";
import { canChange } from "./stages";

/** Stages that staff choose directly. The others follow from a quote or a visit. */
export const chosenStages = ["in-review", "done", "declined", "canceled"] as const satisfies readonly Stage[];

export type ChosenStage = (typeof chosenStages)[number];

/** What staff choose for a visit that is still to come when they mark the work as done. */
export const visitChoices = ["cancel", "keep"] as const;

export type VisitChoice = (typeof visitChoices)[number];

/** The stages that staff may choose now. A visit is canceled by its own form, which tells the visitor. */
export function choicesFrom(stage: Stage): ChosenStage[] {
  return chosenStages.filter(
    (to) => canChange(stage, to, "staff") && !(stage === "scheduled" && to === "in-review"),
  );
}
