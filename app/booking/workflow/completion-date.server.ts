import "~/lib/zod-config";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Session } from "~/access/session";
import { changeAsStaff } from "~/booking/change/change-booking.server";
import { updateBookings } from "~/booking/change/record-change.server";
import { bookings } from "~/db/schema.server";
import { chooseMoment, clockChoice, explainSkipped } from "~/lib/clock-choice";
import { parsePacific, readLocalTime } from "~/lib/pacific-time";
import { completionDate as text } from "~/messages/booking-state";

/** A year outside this range is a typing error. */
const years = { first: 2000, last: 2099 };

/** A Pacific time in the past or the future. Empty means no date. */
export const completionSchema = z
  .object({
    completionDate: z
      .string(text.format)
      .trim()
      .max(40, text.format)
      .transform((typed, context) => {
        if (typed === "") return null;
        const time = readLocalTime(typed);
        const message = time ? explainSkipped(time) : text.format;
        if (message !== null) context.addIssue({ code: "custom", message });
        else if (!isPlausible(Number(typed.slice(0, 4))))
          context.addIssue({
            code: "custom",
            message: text.range(years.first, years.last),
          });
        return parsePacific(typed);
      })
      // Conform omits empty inputs, but here an empty input means no date.
      .default(null),
    clock: clockChoice,
  })
  .transform(({ completionDate, clock }, context) => ({
    completionDate: completionDate && chooseMoment(completionDate, clock, context),
  }));

function isPlausible(year: number): boolean {
  return year >= years.first && year <= years.last;
}

/**
 * Sets the date on which a booking's work was or will be complete. Null removes it. The last of concurrent changes wins, and each one
 * records its event.
 *
 * @param form.formId identifies a repeated request, which sets no date again
 * @returns `unchanged` if the booking already has that date; null if the booking does not exist or was erased
 * @throws {SessionEndedError}
 */
export function setCompletionDate(
  id: string | undefined,
  { completionDate, formId }: { completionDate: Date | null; formId?: string },
  session: Session,
) {
  const isoDate = completionDate?.toISOString() ?? null;
  const hasDifferentDate = sql`${bookings.completionDate} is distinct from ${isoDate}::timestamptz`;
  const detail: Record<string, string> = isoDate ? { date: isoDate } : {};
  const event = { kind: "completion-date-set", detail } as const;
  return changeAsStaff({ bookingId: id, session, formId }, { completionDate }, async (change) => {
    const changed = await updateBookings(change, hasDifferentDate, { completionDate }, event);
    return { result: changed.length > 0 ? "done" : "unchanged" } as const;
  });
}
