import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Session } from "~/access/session";
import { type AnswerName, fieldNames } from "~/booking-fields";
import { formatAnswer } from "~/booking/answers/format-answer";
import { type SubmittedForm, workAsStaff } from "~/booking/change/change-booking.server";
import { recordInHistory } from "~/booking/change/record-change.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { refreshDetails } from "~/booking/record/search-details.server";
import { searchText } from "~/booking/record/search-text";
import type { toCorrectionSchema } from "~/booking/schema";
import { findUpcomingVisits } from "~/booking/visit/find-visit.server";
import { bookings } from "~/db/schema.server";
import { reissueVisit, moveMails } from "./move-mails.server";

type CorrectableAnswers = z.output<ReturnType<typeof toCorrectionSchema>>;

/** The answers in the calendar files for staff. */
const staffCalendarAnswers: readonly AnswerName[] = [
  "fullName",
  "phone",
  "serviceLocation",
  "accessInstructions",
];

/**
 * Corrects a customer's answers. The history keeps both answers. A new email address gets the mails that are still valid: see `moveMails`.
 *
 * @param answers omitted answers stay the same
 * @returns null if the booking does not exist; `unchanged` if it already has these answers
 * @throws {SessionEndedError}
 */
export function correctBooking(
  bookingId: string | undefined,
  { answers, form }: { answers: Partial<CorrectableAnswers>; form: SubmittedForm },
  session: Session,
) {
  return workAsStaff({ bookingId, session, form }, { answers }, async (change) => {
    const { transaction, booking } = change;
    const names = fieldNames.filter((name): name is keyof CorrectableAnswers & AnswerName =>
      isChanged(booking, answers, name),
    );
    if (names.length === 0) return { result: "unchanged" } as const;
    const corrected: Booking = { ...booking, ...answers };
    await transaction
      .update(bookings)
      .set({ ...answers, searchText: searchText(corrected) })
      .where(eq(bookings.id, booking.id));
    await refreshDetails(transaction, booking.id);
    const detail = names.flatMap((name) => [
      [`${name}.before`, formatAnswer(name, booking[name]) ?? ""],
      [`${name}.after`, formatAnswer(name, corrected[name]) ?? ""],
    ]);
    await recordInHistory(change, "corrected", Object.fromEntries(detail) as Record<string, string>);
    const visits = await findUpcomingVisits(transaction, booking.id);
    const moved = names.includes("email") ? await moveMails(transaction, booking, corrected, visits) : null;
    const isInStaffCalendar = names.some((name) => staffCalendarAnswers.includes(name));
    for (const visit of moved || isInStaffCalendar ? visits : [])
      await reissueVisit(transaction, booking, { corrected, visit, moved, isInStaffCalendar });
    return { result: "done", moved } as const;
  });
}

function isChanged(booking: Booking, answers: Partial<CorrectableAnswers>, name: AnswerName): boolean {
  if (!(name in answers) || !(name in booking)) return false;
  const key = name as keyof CorrectableAnswers & keyof Booking;
  return JSON.stringify(booking[key]) !== JSON.stringify(answers[key]);
}
