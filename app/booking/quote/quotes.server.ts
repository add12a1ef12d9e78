import { and, desc, eq } from "drizzle-orm";
import type { Session } from "~/access/session";
import { type MailedForm, workAsStaff } from "~/booking/change/change-booking.server";
import { advance, type Change, recordInHistory } from "~/booking/change/record-change.server";
import { enqueueVisitorMail, inVisitorsWords } from "~/booking/mail/visitor-mail.server";
import { canChange } from "~/booking/stage/stages";
import { db } from "~/db/client.server";
import { quotes, type Stage } from "~/db/schema.server";
import * as mails from "~/messages/mails/visitor";
import type { NewQuote, Quote } from "./quote";
import { enqueueQuoteMail, toWithdrawnFacts } from "./quote-mails.server";

/** Quotes of a booking that are read. */
const maxQuotes = 20;

/** Returns the last quotes of a booking, newest first. */
export function quotesOfBooking(bookingId: string): Promise<Quote[]> {
  return db()
    .select()
    .from(quotes)
    .where(eq(quotes.bookingId, bookingId))
    .orderBy(desc(quotes.number))
    .limit(maxQuotes);
}

/** Whether a quote may be sent for a booking in this stage. */
export function mayQuote(stage: Stage): boolean {
  return stage === "quoted" || canChange(stage, "quoted", "staff");
}

/**
 * Sends a quote to the visitor. One that is still open is withdrawn, as the mail says.
 *
 * @returns null if there is no such booking; `not-allowed` if its stage does not allow a quote
 * @throws {SessionEndedError}
 */
export function sendQuote(
  bookingId: string | undefined,
  { quote, mailText, form }: MailedForm & { quote: NewQuote },
  session: Session,
) {
  return workAsStaff({ bookingId, session, form }, { quote }, async (change) => {
    const { transaction, booking, staff } = change;
    if (!mayQuote(booking.stage)) return { result: "not-allowed", stage: booking.stage } as const;
    const replaced = await withdrawOpenQuote(change);
    const number = (await transaction.$count(quotes, eq(quotes.bookingId, booking.id))) + 1;
    const sent = { ...quote, id: change.rowId, number };
    await transaction.insert(quotes).values({ ...sent, bookingId: booking.id, author: staff.email });
    await recordQuoteEvent(change, "quote-sent", sent);
    await advance(change, { stage: "quoted", waitingFor: "them" });
    if (mailText !== null)
      await enqueueQuoteMail(transaction, booking, sent, () => ({
        kind: "quote",
        subject: mails.quote.subject,
        text: inVisitorsWords(mailText, () => mails.quote.text),
        by: staff,
        replaced,
      }));
    return { result: "done" } as const;
  });
}

/**
 * Withdraws the open quote of a booking, which is then in review again.
 *
 * @returns null if there is no such booking; `not-allowed` if it has no open quote
 * @throws {SessionEndedError}
 */
export function withdrawQuote(
  bookingId: string | undefined,
  { mailText, form }: MailedForm,
  session: Session,
) {
  return workAsStaff({ bookingId, session, form }, { withdraw: true }, async (change) => {
    const { transaction, booking, staff: by } = change;
    const withdrawn = await withdrawOpenQuote(change);
    if (!withdrawn) return { result: "not-allowed", stage: booking.stage } as const;
    const isQuoted = booking.stage === "quoted";
    await advance(change, {
      ...(isQuoted && { stage: "in-review" }),
      waitingFor: isQuoted ? "us" : booking.waitingFor,
    });
    if (mailText !== null)
      await enqueueVisitorMail(transaction, booking, () => ({
        kind: "quote-withdrawn",
        subject: mails.quoteWithdrawn.subject,
        text: inVisitorsWords(mailText, () => mails.quoteWithdrawn.text),
        by,
        facts: toWithdrawnFacts(withdrawn),
      }));
    return { result: "done" } as const;
  });
}

/**
 * Withdraws the open quote of a booking, if there is one, in the transaction of what makes it void.
 *
 * @returns the quote; null if none was open
 */
export async function withdrawOpenQuote(change: Change): Promise<Quote | null> {
  const { transaction, booking } = change;
  const [withdrawn] = await transaction
    .update(quotes)
    .set({ state: "withdrawn", answeredAt: new Date() })
    .where(and(eq(quotes.bookingId, booking.id), eq(quotes.state, "sent")))
    .returning();
  if (withdrawn) await recordQuoteEvent(change, "quote-withdrawn", withdrawn);
  return withdrawn ?? null;
}

export function recordQuoteEvent(
  change: Change,
  kind: `quote-${"sent" | "accepted" | "declined" | "withdrawn" | "expired"}`,
  { number, totalCents }: { number: number; totalCents: number },
): Promise<void> {
  return recordInHistory(change, kind, { number: String(number), totalCents: String(totalCents) });
}
