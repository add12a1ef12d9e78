import type { Session } from "~/access/session";
import { advance } from "~/booking/change/advance.server";
import { changeAsStaff, type SubmittedForm } from "~/booking/change/change-booking.server";
import { findEvents } from "~/booking/record/events.server";

interface Review {
  form: SubmittedForm;
  session: Session;
}

/**
 * Takes up a new booking: it is in review, which the customer is not told.
 *
 * @returns null if there is no such booking; `not-allowed` if it is not new
 * @throws {SessionEndedError}
 */
export function startReview(bookingId: string | undefined, { form, session }: Review) {
  return changeAsStaff({ bookingId, session, form }, { startReview: true }, async (change) => {
    const { stage } = change.booking;
    if (stage !== "new") return { result: "not-allowed", stage } as const;
    await advance(change, { stage: "in-review", waitingFor: "us" });
    return { result: "done" } as const;
  });
}

/**
 * Undoes `startReview`: the booking is new again, and has waited since it had before.
 *
 * @returns null if there is no such booking; `not-allowed` if it has been in another stage since it was new
 * @throws {SessionEndedError}
 */
export function undoReview(bookingId: string | undefined, { form, session }: Review) {
  return changeAsStaff({ bookingId, session, form }, { undoReview: true }, async (change) => {
    const { stage, id, waitingFor } = change.booking;
    const [last] = await findEvents(id, { kinds: ["stage-changed"] }, change.transaction);
    if (stage !== "in-review" || last?.detail.from !== "new")
      return { result: "not-allowed", stage } as const;
    await advance(change, { stage: "new", waitingFor });
    return { result: "done" } as const;
  });
}
