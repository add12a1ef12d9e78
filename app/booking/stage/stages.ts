import type { Stage } from "~/db/schema.server";

/** The stages of a booking, in the order of the work. */
export const stages = [
  "new",
  "in-review",
  "quoted",
  "scheduled",
  "done",
  "declined",
  "canceled",
] as const satisfies readonly Stage[];

/** Who changes a booking. The software, such as a reminder, changes no stage. */
export type ChangeActor = "staff" | "visitor" | "software";

const staff = ["staff"] as const;
const either = ["staff", "visitor"] as const;

/**
 * The allowed changes, by current and next stage. Every change goes through this table; docs/architecture.md draws it. A job may be done
 * without a visit, and without a quote. The visitor's change from quoted to in review is a declined quote; that of staff from in review to
 * new undoes a move. An administrator who erases the personal data of an open booking cancels it, as staff may.
 */
export const transitions: Record<Stage, Partial<Record<Stage, readonly ChangeActor[]>>> = {
  new: { "in-review": staff, quoted: staff, scheduled: staff, declined: staff, canceled: either },
  "in-review": {
    new: staff,
    quoted: staff,
    scheduled: staff,
    done: staff,
    declined: staff,
    canceled: either,
  },
  quoted: { "in-review": either, scheduled: staff, done: staff, declined: staff, canceled: either },
  scheduled: { "in-review": staff, done: staff, canceled: either },
  done: { "in-review": staff },
  declined: { "in-review": staff },
  canceled: { "in-review": staff },
};

/** Whether `actor` may change the stage from `from` to `to`. */
export function canChange(from: Stage, to: Stage, actor: ChangeActor): boolean {
  return transitions[from][to]?.includes(actor) ?? false;
}

/** The stages in which the work on a booking has ended. */
export const closedStages: readonly Stage[] = ["done", "declined", "canceled"];

/** The stages in which the work on a booking goes on. */
export const openStages: readonly Stage[] = stages.filter((stage) => !closedStages.includes(stage));

/** Whether the work on a booking has ended. */
export function isClosed(stage: Stage): boolean {
  return closedStages.includes(stage);
}

/** Stages that staff choose directly. The others follow from a quote or a visit. */
export const chosenStages = ["in-review", "done", "declined", "canceled"] as const satisfies readonly Stage[];

export type ChosenStage = (typeof chosenStages)[number];

/** The stages that staff may choose now. A visit is canceled by its own form, which tells the visitor. */
export function choicesFrom(stage: Stage): ChosenStage[] {
  return chosenStages.filter(
    (to) => canChange(stage, to, "staff") && !(stage === "scheduled" && to === "in-review"),
  );
}
