import { changeAsVisitor } from "~/booking/change/change-booking.server";
import { addVisitorMessage } from "~/booking/conversation/messages.server";
import { enqueueAnswerMails } from "~/booking/mail/enqueue-answer-mails.server";
import { canChange } from "~/booking/stage/stages";
import { findVisit } from "~/booking/visit/find-visit.server";
import { mayCancel } from "~/booking/visit/visit";
import * as mails from "~/messages/mails/visitor";
import { settings } from "~/settings/settings.server";
import { leaveStage } from "./leave-stage.server";

/**
 * Cancels a booking for its visitor, with its quote and visit.
 *
 * @param text why; staff read it
 * @returns null if there is no such booking; `closed` if the work on it has ended; `too-late` if the visit is too near
 */
export function cancelByVisitor(bookingId: string, { formId, text }: { formId: string; text: string }) {
  return changeAsVisitor({ bookingId, formId }, { cancel: text }, async (change) => {
    const { transaction, booking } = change;
    if (booking.stage === "canceled") return { result: "done" } as const;
    if (!canChange(booking.stage, "canceled", "visitor"))
      return { result: "closed", stage: booking.stage } as const;
    const visit = booking.stage === "scheduled" ? await findVisit(transaction, booking.id) : null;
    if (!mayCancel(visit, new Date(), settings().cutOffHours)) return { result: "too-late" } as const;
    await addVisitorMessage(change, { kind: "cancellation", text });
    await leaveStage(change, { to: "canceled", mailText: mails.canceledByVisitor });
    await enqueueAnswerMails(transaction, bookingId, { subjectKind: "cancellation", excerpt: text });
    return { result: "done" } as const;
  });
}
