import "~/lib/zod-config";
import { z } from "zod";
import * as text from "~/messages/ui";
import { isRepeated, type LocalTime, readLocalTime, toPacificInput } from "./pacific-time";
import { formatZonedTime } from "./pacific-weekday";

/**
 * Which of two moments a local time means that daylight saving time repeats: a field beside that of the time, which the form shows only
 * then.
 */
export const clockChoice = z.enum(["first", "second"]).optional().catch(undefined);

type ClockChoice = z.output<typeof clockChoice>;

/** Says which times to enter in place of one that daylight saving time skips; null for every other. */
export function explainSkipped(time: LocalTime): string | null {
  if (time.kind !== "skipped") return null;
  const [earlier, later] = time.moments;
  return text.skippedTime(formatZonedTime(earlier), formatZonedTime(later));
}

/** Returns the moment that was chosen, and asks for the choice where it is missing. */
export function chooseMoment(first: Date, choice: ClockChoice, context: z.RefinementCtx): Date {
  const time = isRepeated(first) ? readLocalTime(toPacificInput(first)) : null;
  if (time?.kind !== "repeated") return first;
  if (choice) return time.moments[choice === "first" ? 0 : 1];
  context.addIssue({ code: "custom", path: ["clock"], message: text.repeatedTime });
  return z.NEVER;
}

/** Returns the choice that a stored moment is the answer to. */
export function toClockChoice(date: Date): ClockChoice {
  const time = readLocalTime(toPacificInput(date));
  if (time?.kind !== "repeated") return undefined;
  return date < time.moments[1] ? "first" : "second";
}
