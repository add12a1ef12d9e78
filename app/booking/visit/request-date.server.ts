import { changeAsVisitor } from "~/booking/change/change-booking.server";
import { updateProgress, recordInHistory } from "~/booking/change/record-change.server";
import { addVisitorMessage } from "~/booking/conversation/messages.server";
import { enqueueReplyNotices } from "~/booking/mail/enqueue-reply-notices.server";
import { isClosed } from "~/booking/stage/stages";
import { formatPacificSpanLong } from "~/lib/pacific-weekday";
import { withLocale } from "~/messages/current-locale.server";
import { defaultLocale } from "~/messages/languages";
import { findVisits } from "./find-visit.server";
import { isOver } from "./visit";

interface DateRequest {
  formId: string;
  /** The id of a visit. Without it, or if that visit is not upcoming, the next visit applies. */
  visit?: string | undefined;
  proposedAt: Date;
  text: string;
}

/**
 * Records the visitor's request for another date. The visit stays the same until staff change it.
 *
 * @returns null if the booking does not exist; `closed` if the booking is closed; `over` if the visit is over; `full` if the visitor has
 * written too many messages
 */
export function requestDate(bookingId: string, { formId, visit: id, proposedAt, text }: DateRequest) {
  return changeAsVisitor({ bookingId, formId }, { visit: id, proposedAt, text }, async (change) => {
    const { transaction, booking } = change;
    if (isClosed(booking.stage)) return { result: "closed", stage: booking.stage } as const;
    const visits = booking.stage === "scheduled" ? await findVisits(bookingId, transaction) : [];
    const visit = visits.find((each) => each.id === id) ?? visits[0];
    if (visit && isOver(visit, new Date())) return { result: "over" } as const;
    if (!(await addVisitorMessage(change, { kind: "date-request", text, proposedAt })))
      return { result: "full" } as const;
    await recordInHistory(change, "date-requested", {
      startsAt: proposedAt.toISOString(),
      ...(visit && { visit: visit.id }),
    });
    await updateProgress(change, { waitingFor: "us", isReply: true });
    const date = withLocale(defaultLocale, () => formatPacificSpanLong(proposedAt));
    const excerpt = [date, text].filter(Boolean).join("\n");
    await enqueueReplyNotices(transaction, booking, { subjectKind: "date-request", excerpt });
    return { result: "done" } as const;
  });
}
