import "~/lib/zod-config";
import { z } from "zod";
import { missing } from "~/messages/work-effects";
import type { ChosenStage } from "./stages";

/** How a customer accepts a quote other than on their private page. */
export const acceptances = ["phone", "paper", "person"] as const;

export type Acceptance = (typeof acceptances)[number];

/** The possible outcomes of current work when the stage changes. */
export const choices = {
  quote: [...acceptances, "keep", "withdraw"],
  visit: ["cancel", "keep"],
  results: ["publish", "leave"],
} as const;

export type WorkKind = keyof typeof choices;

export type Choices = { [Each in WorkKind]: (typeof choices)[Each][number] };

export const choiceFields = {
  quote: z.enum(choices.quote, { error: () => missing.quote }).optional(),
  visit: z.enum(choices.visit, { error: () => missing.visit }).optional(),
  results: z.enum(choices.results, { error: () => missing.results }).optional(),
};

/** The cause of a stage change: a choice of staff, a quote, the first visit, or the cancellation of the last visit. */
export type StageCause = ChosenStage | "quoted" | "scheduled" | "visit-canceled";

const endings = { quote: ["withdraw"], visit: ["cancel"], results: ["leave"] } as const;

/**
 * The outcomes of current work for each stage change. Kinds without an entry stay unchanged. With one outcome, the form states it. With
 * several, the form asks, and the domain function does nothing without a choice.
 */
export const effects: Record<StageCause, { readonly [Each in WorkKind]?: readonly Choices[Each][] }> = {
  "in-review": { quote: ["withdraw"], visit: ["cancel"] },
  quoted: { quote: ["withdraw"] },
  scheduled: { quote: choices.quote },
  "visit-canceled": { quote: choices.quote },
  done: { quote: [...acceptances, "withdraw"], visit: choices.visit, results: choices.results },
  declined: endings,
  canceled: endings,
};

const workKinds = Object.keys(choices) as WorkKind[];

/** Current work by kind. Null or missing without any. */
type UnderWay = Readonly<Partial<Record<WorkKind, unknown>>>;

export function listEffects(
  cause: StageCause,
  work: UnderWay,
): { subject: WorkKind; outcomes: readonly string[] }[] {
  return workKinds.flatMap((subject) => {
    const outcomes = effects[cause][subject] ?? [];
    return work[subject] && outcomes.length > 0 ? [{ subject, outcomes }] : [];
  });
}

/** Returns the outcomes for current work, and the kinds that still need a choice. */
export function decide(cause: StageCause, work: UnderWay, chosen: Partial<Choices>) {
  const decided: Partial<Choices> = {};
  const undecided: WorkKind[] = [];
  for (const { subject, outcomes } of listEffects(cause, work)) {
    const outcome = chosen[subject] ?? (outcomes.length === 1 ? outcomes[0] : undefined);
    if (outcome !== undefined && outcomes.includes(outcome)) Object.assign(decided, { [subject]: outcome });
    else undecided.push(subject);
  }
  return { decided, undecided };
}
