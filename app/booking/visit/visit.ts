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

/** How long a visit may take, in minutes. */
export const visitLengths = [30, 60, 90, 120, 180, 240, 300, 360, 480, 600] as const;

/** How long a visit takes as long as nobody has said otherwise, in minutes. */
export const defaultMinutes = 120 satisfies (typeof visitLengths)[number];

/**
 * A Pacific time ahead; the first one of an hour that daylight saving time repeats.
 *
 * @param explainClock says what is wrong with a time that daylight saving time skips or repeats; null for nothing
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

/** The form that schedules a visit or changes it. Times are Pacific. */
export const visitSchema = z
  .object({
    formId,
    startsAt: futureTime(() => text.visit.startsAt, explainSkipped),
    clock: clockChoice,
    minutes: z.enum(lengths, { error: () => text.visit.minutes }).transform(Number),
    /** Who goes; null for nobody yet. Conform leaves an empty choice out. */
    staffId: z
      .uuid({ error: () => text.visit.staff })
      .nullable()
      .default(null),
    /** Ids of overlapping visits that staff have seen and accept, separated by spaces. */
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

/** The visitor's request for another date. */
export const dateRequestSchema = z.object({
  formId,
  /** Which of several visits it is about; undefined for the next one. */
  visit: z.uuid().optional().catch(undefined),
  proposedAt: futureTime(
    () => text.proposedDate,
    ({ kind }) => (kind === "once" ? null : text.proposedDate.clockChange),
  ),
  text: optionalText(() => ({ tooLong: text.message.tooLong })),
});

/** The visitor's cancellation, with or without a reason. */
export const cancellationSchema = z.object({ formId, text: optionalText(() => text.cancellation) });

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
