import type { Stage } from "~/db/schema.server";

/** In the order of the work. */
export const stages = [
  "new",
  "in-review",
  "quoted",
  "scheduled",
  "done",
  "declined",
  "canceled",
] as const satisfies readonly Stage[];

/** The software, such as a reminder, cannot change a stage. */
export type ChangeActor = "staff" | "visitor" | "software";

const staff = ["staff"] as const;
const either = ["staff", "visitor"] as const;

/**
 * The allowed changes by current and next stage. Every change goes through this table, and docs/architecture.md draws it. A job may be done
 * without a visit or a quote. When a visitor declines a quote, quoted becomes in review. The change from in review to new undoes a
 * review. Erasing the personal data of an open booking cancels it, as staff may.
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

export function canChange(from: Stage, to: Stage, actor: ChangeActor): boolean {
  return transitions[from][to]?.includes(actor) ?? false;
}

export const closedStages: readonly Stage[] = ["done", "declined", "canceled"];

export const openStages: readonly Stage[] = stages.filter((stage) => !closedStages.includes(stage));

export function isClosed(stage: Stage): boolean {
  return closedStages.includes(stage);
}

/** Stages that staff choose directly. The others follow from a quote or a visit. */
export const chosenStages = ["in-review", "done", "declined", "canceled"] as const satisfies readonly Stage[];

export type ChosenStage = (typeof chosenStages)[number];

/** Returns the stages that staff can choose. Excludes the cancellation of a visit, whose own form notifies the visitor. */
export function choicesFrom(stage: Stage): ChosenStage[] {
  return chosenStages.filter(
    (to) => canChange(stage, to, "staff") && !(stage === "scheduled" && to === "in-review"),
  );
}
