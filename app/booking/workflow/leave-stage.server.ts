import { advance } from "~/booking/change/advance.server";
import type { StaffChange, VisitorChange } from "~/booking/change/change-booking.server";
import { toWithdrawnFacts } from "~/booking/quote/quote-mails.server";
import { withdrawOpenQuote } from "~/booking/quote/quotes.server";
import type { ChosenStage } from "~/booking/stage/choices";
import { enqueueStageMail } from "~/booking/visit/visit-mail.server";
import { cancelVisitToCome } from "~/booking/visit/visits.server";
import type { WaitingFor } from "~/db/schema.server";
import * as mails from "~/messages/mails/visitor";

/** The mail that goes with each of them, unless staff choose to send none. */
export const stageMails = {
  "in-review": mails.inReview,
  done: mails.done,
  declined: mails.declined,
  canceled: mails.canceled,
} as const;

const waiting: Record<ChosenStage, WaitingFor> = {
  "in-review": "us",
  done: "nobody",
  declined: "nobody",
  canceled: "nobody",
};

/**
 * Moves a booking to a stage in which neither a quote nor, as a rule, a visit is open: withdraws the one, cancels the other, and tells the
 * visitor.
 *
 * @param mailText null for no mail
 */
export async function leaveStage(
  change: VisitorChange | StaffChange,
  { to, mailText, keepsVisit = false }: { to: ChosenStage; mailText: string | null; keepsVisit?: boolean },
): Promise<void> {
  const actor = "staff" in change ? change.staff.email : null;
  const withdrawn = await withdrawOpenQuote(change, actor);
  const canceled = keepsVisit ? null : await cancelVisitToCome(change, actor);
  await advance(change, { stage: to, waitingFor: waiting[to] });
  if (mailText === null) return;
  const { subject } = stageMails[to];
  const mail = { kind: to, subject, text: mailText, facts: toWithdrawnFacts(withdrawn) };
  await enqueueStageMail(change.transaction, change.booking, mail, canceled);
}
