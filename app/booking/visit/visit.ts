import "~/lib/zod-config";
import { z } from "zod";
import { formId, mailFields, requireMailText } from "~/booking/conversation/message";
import { parsePacific, toPacificInput } from "~/lib/pacific-time";
import { optionalText, requiredText } from "~/lib/text-fields";
import { dayMs, hourMs, minuteMs } from "~/lib/time";
import { cancellation, message, proposedDate, visit as text } from "~/messages/conversation";

/** How long a visit may take, in minutes. */
export const visitLengths = [30, 60, 90, 120, 180, 240, 300, 360, 480, 600] as const;

/** How long a visit takes as long as nobody has said otherwise, in minutes. */
export const defaultMinutes = 120;

const twoYears = 2 * 365.25 * dayMs;

function futureTime(errors: { format: string; past: string; tooFar: string; clockChange: string }) {
  return z
    .string(errors.format)
    .trim()
    .max(40, errors.format)
    .transform((typed, context) => {
      const date = parsePacific(typed);
      const refuse = (message: string) => {
        context.addIssue({ code: "custom", message });
        return z.NEVER;
      };
      if (!date) return refuse(errors.format);
      if (!isUnambiguous(date, typed)) return refuse(errors.clockChange);
      if (date.getTime() <= Date.now()) return refuse(errors.past);
      if (date.getTime() > Date.now() + twoYears) return refuse(errors.tooFar);
      return date;
    });
}

/** Whether a local time exists, and only once: clocks skip an hour in spring and repeat one in autumn. */
function isUnambiguous(date: Date, typed: string): boolean {
  const local = typed.slice(0, "2026-12-11T09:30".length);
  return toPacificInput(date) === local && toPacificInput(new Date(date.getTime() + hourMs)) !== local;
}

const lengths = visitLengths.map(String) as [string, ...string[]];

/** The form that schedules a visit or changes it. Times are Pacific. */
export const visitSchema = z
  .object({
    formId,
    startsAt: futureTime(text.startsAt),
    minutes: z.enum(lengths, text.minutes).transform(Number),
    /** Who goes; null for nobody yet. Conform leaves an empty choice out. */
    staffId: z.uuid(text.staff).nullable().default(null),
    /** Ids of overlapping visits that staff have seen and accept, separated by spaces. */
    anyway: z
      .string()
      .max(1_000)
      .default("")
      .transform((ids) => ids.split(" ")),
    ...mailFields,
  })
  .superRefine(requireMailText);

export type NewVisit = Pick<z.output<typeof visitSchema>, "startsAt" | "minutes" | "staffId">;

/** The visitor's request for another date. */
export const dateRequestSchema = z.object({
  formId,
  proposedAt: futureTime(proposedDate),
  text: optionalText(message.tooLong),
});

/** The visitor's cancellation. */
export const cancellationSchema = z.object({ formId, text: requiredText(cancellation) });

/** Whether a visit has begun: from then on, nothing but the word of staff cancels it. */
export function hasBegun({ startsAt }: { startsAt: Date }, now: Date): boolean {
  return startsAt <= now;
}

/** Whether a visit is over: it stays as it was, and another one is a new visit. */
export function isOver({ startsAt, minutes }: { startsAt: Date; minutes: number }, now: Date): boolean {
  return startsAt.getTime() + minutes * minuteMs <= now.getTime();
}

/**
 * Whether the visitor may still cancel without calling.
 *
 * @param cutOffHours until how long before the visit, from the settings
 */
export function mayCancel(visit: { startsAt: Date } | null, now: Date, cutOffHours: number): boolean {
  return !visit || visit.startsAt.getTime() - now.getTime() >= cutOffHours * hourMs;
}
