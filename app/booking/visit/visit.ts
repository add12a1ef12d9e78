import "~/lib/zod-config";
import { z } from "zod";
import { formId, mailFields, requireMailText } from "~/booking/change/form-fields";
import { choiceFields } from "~/booking/stage/effects";
import { chooseMoment, clockChoice, explainSkipped } from "~/lib/clock-choice";
import { type LocalTime, parsePacific, readLocalTime } from "~/lib/pacific-time";
import { optionalText } from "~/lib/text-fields";
import { hourMs, minuteMs, twoYearsMs } from "~/lib/time";
import { whenValid } from "~/lib/when-valid";
import * as text from "~/messages/conversation";

/** In minutes. */
export const visitLengths = [30, 60, 90, 120, 180, 240, 300, 360, 480, 600] as const;

export const defaultMinutes = 120 satisfies (typeof visitLengths)[number];

/**
 * Returns the rule for a Pacific time in the future. Of a repeated hour, takes the first one.
 *
 * @param explainClock returns an error for a time that daylight saving time skips or repeats; null for a valid time
 */
function futureTime(
  errors: () => { format: string; past: string; tooFar: string },
  explainClock: (time: LocalTime) => string | null,
) {
  return z
    .string({ error: () => errors().format })
    .trim()
    .max(40, { error: () => errors().format })
    .transform((typed, context) => {
      const { format, past, tooFar } = errors();
      const time = readLocalTime(typed);
      const date = parsePacific(typed);
      const refuse = (message: string) => {
        context.addIssue({ code: "custom", message });
        return z.NEVER;
      };
      if (!time || !date) return refuse(format);
      const wrong = explainClock(time);
      if (wrong !== null) return refuse(wrong);
      if (date.getTime() <= Date.now()) return refuse(past);
      if (date.getTime() > Date.now() + twoYearsMs) return refuse(tooFar);
      return date;
    });
}

const lengths = visitLengths.map(String) as [string, ...string[]];

/** Times are Pacific. */
export const visitSchema = z
  .object({
    formId,
    startsAt: futureTime(() => text.visit.startsAt, explainSkipped),
    clock: clockChoice,
    minutes: z.enum(lengths, { error: () => text.visit.minutes }).transform(Number),
    /** Null if nobody is assigned. Conform omits an empty choice. */
    staffId: z
      .uuid({ error: () => text.visit.staff })
      .nullable()
      .default(null),
    /** Ids of overlapping visits that staff accepted, separated by spaces. */
    anyway: z
      .string()
      .max(1_000)
      .default("")
      .transform((ids) => ids.split(" ")),
    quote: choiceFields.quote,
    ...mailFields,
  })
  .superRefine(...requireMailText)
  .superRefine(
    ({ startsAt, clock }, context) => void chooseMoment(startsAt, clock, context),
    whenValid("startsAt", "clock"),
  )
  .transform(({ clock, ...visit }, context) => ({
    ...visit,
    startsAt: chooseMoment(visit.startsAt, clock, context),
  }));

export type NewVisit = Pick<z.output<typeof visitSchema>, "startsAt" | "minutes" | "staffId">;

export const dateRequestSchema = z.object({
  formId,
  /** The id of one of several visits. Undefined for the next one. */
  visit: z.uuid().optional().catch(undefined),
  proposedAt: futureTime(
    () => text.proposedDate,
    ({ kind }) => (kind === "once" ? null : text.proposedDate.clockChange),
  ),
  text: optionalText(() => ({ tooLong: text.message.tooLong })),
});

export const cancellationSchema = z.object({ formId, text: optionalText(() => text.cancellation) });

/** Returns whether a visit has begun. Only staff can cancel it then. */
export function hasBegun({ startsAt }: { startsAt: Date }, now: Date): boolean {
  return startsAt <= now;
}

/** Returns whether a visit is over. It then stays unchanged, and another one is a new visit. */
export function isOver({ startsAt, minutes }: { startsAt: Date; minutes: number }, now: Date): boolean {
  return startsAt.getTime() + minutes * minuteMs <= now.getTime();
}

/** Returns whether the visitor may still cancel without calling. `cutOffHours` comes from the settings. */
export function mayCancel(visit: { startsAt: Date } | null, now: Date, cutOffHours: number): boolean {
  return !visit || visit.startsAt.getTime() - now.getTime() >= cutOffHours * hourMs;
}
