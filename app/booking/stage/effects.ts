import "~/lib/zod-config";
import { z } from "zod";
import { missing } from "~/messages/work-effects";
import type { ChosenStage } from "./stages";

/** How a customer accepts a quote other than on their private page. */
export const acceptances = ["phone", "paper", "person"] as const;

export type Acceptance = (typeof acceptances)[number];

/** The possible outcomes of current work when the stage changes. */
export const choices = {
  /** An unanswered quote. */
  quote: [...acceptances, "keep", "withdraw"],
  /** An upcoming visit. */
  visit: ["cancel", "keep"],
  /** An unpublished version of the results. */
  results: ["publish", "leave"],
} as const;

export type Subject = keyof typeof choices;

export type Choices = { [Each in Subject]: (typeof choices)[Each][number] };

/** The fields of a form or API call that changes the stage. */
export const choiceFields = {
  quote: z.enum(choices.quote, { error: () => missing.quote }).optional(),
  visit: z.enum(choices.visit, { error: () => missing.visit }).optional(),
  results: z.enum(choices.results, { error: () => missing.results }).optional(),
};

/** The cause of a stage change: a choice of staff, a quote, the first visit, or the cancellation of the last visit. */
export type Move = ChosenStage | "quoted" | "scheduled" | "visit-canceled";

const endings = { quote: ["withdraw"], visit: ["cancel"], results: ["leave"] } as const;

/**
 * The outcomes of current work for each stage change. Kinds without an entry stay unchanged. With one outcome, the form states it. With
 * several, the form asks, and the domain function does nothing without a choice.
 */
export const effects: Record<Move, { readonly [Each in Subject]?: readonly Choices[Each][] }> = {
  "in-review": { quote: ["withdraw"], visit: ["cancel"] },
  quoted: { quote: ["withdraw"] },
  scheduled: { quote: choices.quote },
  "visit-canceled": { quote: choices.quote },
  done: { quote: [...acceptances, "withdraw"], visit: choices.visit, results: choices.results },
  declined: endings,
  canceled: endings,
};

const subjects = Object.keys(choices) as Subject[];

/** Current work by kind. Null or missing without any. */
type UnderWay = Readonly<Partial<Record<Subject, unknown>>>;

/** Returns the current work that a stage change affects, with the possible outcomes. */
export function listEffects(move: Move, work: UnderWay): { subject: Subject; ways: readonly string[] }[] {
  return subjects.flatMap((subject) => {
    const ways = effects[move][subject] ?? [];
    return work[subject] && ways.length > 0 ? [{ subject, ways }] : [];
  });
}

/** Returns the outcomes for current work, and the kinds that still need a choice. */
export function decide(move: Move, work: UnderWay, chosen: Partial<Choices>) {
  const decided: Partial<Choices> = {};
  const undecided: Subject[] = [];
  for (const { subject, ways } of listEffects(move, work)) {
    const way = chosen[subject] ?? (ways.length === 1 ? ways[0] : undefined);
    if (way !== undefined && ways.includes(way)) Object.assign(decided, { [subject]: way });
    else undecided.push(subject);
  }
  return { decided, undecided };
}
