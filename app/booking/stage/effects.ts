import "~/lib/zod-config";
import { z } from "zod";
import { missing } from "~/messages/work-effects";
import type { ChosenStage } from "./stages";

/** How a customer accepts a quote other than on their private page. */
export const acceptances = ["phone", "paper", "person"] as const;

export type Acceptance = (typeof acceptances)[number];

/** What may become of work that is under way when the stage changes. */
export const choices = {
  /** A quote that nobody has answered. */
  quote: [...acceptances, "keep", "withdraw"],
  /** A visit that is still to come. */
  visit: ["cancel", "keep"],
  /** A version of the results that is not published. */
  results: ["publish", "leave"],
} as const;

export type Subject = keyof typeof choices;

export type Choices = { [Each in Subject]: (typeof choices)[Each][number] };

/** The fields of a form or call that changes the stage. */
export const choiceFields = {
  quote: z.enum(choices.quote, { error: () => missing.quote }).optional(),
  visit: z.enum(choices.visit, { error: () => missing.visit }).optional(),
  results: z.enum(choices.results, { error: () => missing.results }).optional(),
};

/** What changes the stage: staff choose one, send a quote, schedule the first visit or cancel the last one. */
export type Move = ChosenStage | "quoted" | "scheduled" | "visit-canceled";

const endings = { quote: ["withdraw"], visit: ["cancel"], results: ["leave"] } as const;

/**
 * What becomes of each kind of work under way, by what changes the stage: what is not named here stays as it is. Where there is one way, the
 * form says so; where there are several, it asks, and the domain function does nothing without an answer.
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

/** Work that is under way, by its kind; null or missing where there is none. */
type UnderWay = Readonly<Partial<Record<Subject, unknown>>>;

/** Returns the kinds of work under way that a change of the stage affects, each with its ways. */
export function listEffects(move: Move, work: UnderWay): { subject: Subject; ways: readonly string[] }[] {
  return subjects.flatMap((subject) => {
    const ways = effects[move][subject] ?? [];
    return work[subject] && ways.length > 0 ? [{ subject, ways }] : [];
  });
}

/** Returns what becomes of the work under way, and of which kinds of it that is still to be chosen. */
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
