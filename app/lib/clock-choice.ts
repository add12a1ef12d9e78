import "~/lib/zod-config";
import { z } from "zod";
import * as text from "~/messages/ui";
import { isRepeated, type LocalTime, readLocalTime, toPacificInput } from "./pacific-time";
import { formatZonedTime } from "./pacific-weekday";

/** The choice between the two moments of a local time that daylight saving time repeats. The form shows this field only for such a time. */
export const clockChoice = z.enum(["first", "second"]).optional().catch(undefined);

type ClockChoice = z.output<typeof clockChoice>;

/** Suggests the times to enter instead of a skipped one; null for any other time. */
export function explainSkipped(time: LocalTime): string | null {
  if (time.kind !== "skipped") return null;
  const [earlier, later] = time.moments;
  return text.skippedTime(formatZonedTime(earlier), formatZonedTime(later));
}

/** Returns the chosen moment. Adds an issue if the choice is missing. */
export function chooseMoment(first: Date, choice: ClockChoice, context: z.RefinementCtx): Date {
  const time = isRepeated(first) ? readLocalTime(toPacificInput(first)) : null;
  if (time?.kind !== "repeated") return first;
  if (choice) return time.moments[choice === "first" ? 0 : 1];
  context.addIssue({ code: "custom", path: ["clock"], message: text.repeatedTime });
  return z.NEVER;
}

/** Returns the choice that selects the moment `date`; undefined for a local time that occurs once. */
export function toClockChoice(date: Date): ClockChoice {
  const time = readLocalTime(toPacificInput(date));
  if (time?.kind !== "repeated") return undefined;
  return date < time.moments[1] ? "first" : "second";
}
