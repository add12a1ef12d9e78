import type { Session } from "~/access/session";
import { changeAsStaff, type SubmittedForm } from "~/booking/change/change-booking.server";
import { choicesFrom, type ChosenStage, type VisitChoice } from "~/booking/stage/choices";
import { findVisitToCome } from "~/booking/visit/find-visit.server";
import { leaveStage } from "./leave-stage.server";

interface StageForm {
  to: ChosenStage;
  /** What becomes of a visit that is still to come when the work is done; the other stages cancel it. */
  visit?: VisitChoice | undefined;
  /** The text of the mail to the visitor; null for no mail. */
  mailText: string | null;
  form: SubmittedForm;
  session: Session;
}

/**
 * Changes the stage of a booking. Its open quote is withdrawn, and a visit that has not begun is canceled.
 *
 * @returns null if there is no such booking; `not-allowed` if its stage does not allow the change; `visit-to-come` if the work is to
 *   be done before the visit, and nothing says what becomes of it
 * @throws {SessionEndedError}
 */
export function changeStage(
  bookingId: string | undefined,
  { to, visit, mailText, form, session }: StageForm,
) {
  return changeAsStaff({ bookingId, session, form }, { to, visit }, async (change) => {
    const { transaction, booking } = change;
    if (!choicesFrom(booking.stage).includes(to))
      return { result: "not-allowed", stage: booking.stage } as const;
    const toCome = to === "done" ? await findVisitToCome(transaction, booking.id) : null;
    if (toCome && !visit) return { result: "visit-to-come" } as const;
    await leaveStage(change, { to, mailText, keepsVisit: to === "done" && visit !== "cancel" });
    return { result: "done" } as const;
  });
}
