import { and, desc, eq, sql } from "drizzle-orm";
import type { Session } from "~/access/session";
import { toVisitCalendar } from "~/booking/calendar/visit-calendar.server";
import { changeAsStaff } from "~/booking/change/change-booking.server";
import { cancelVoidMails, findVoidReason } from "~/booking/mail/void-mails.server";
import { enqueueLinkMail, replaceLink } from "~/booking/private-page/private-link.server";
import type { Booking } from "~/booking/record/find-booking.server";
import type { Visit } from "~/booking/visit/find-visit.server";
import { enqueueStaffVisitMails } from "~/booking/visit/staff-visit-mail.server";
import { aboutVisit } from "~/booking/visit/visits.server";
import type { Database } from "~/db/connection.server";
import { type MailCondition, mails, visits } from "~/db/schema.server";
import { enqueueMail } from "~/mail/outbox.server";
import { hasReached, readdressMails, rewriteWaitingMails } from "~/mail/readdress-mails.server";
import { withLocale } from "~/messages/current-locale.server";
import * as text from "~/messages/mails/visitor";
import { env } from "~/process/env.server";
import { company } from "~/settings/company";

type Mail = typeof mails.$inferSelect;

/** Mails to one customer that are looked at, the newest. */
const maxMails = 200;

/** What became of the mails of a booking whose address was corrected. */
export interface MovedMails {
  /** How many the corrected address gets. */
  count: number;
  /** Whether the link of before no longer works, because the earlier address has it. */
  hasNewLink: boolean;
  /** Whether a visit ahead is in the calendar of the earlier address. */
  hasEvent: boolean;
  /** The ids of these visits. */
  events: readonly string[];
}

/**
 * Brings a corrected address what the earlier one has not got, and, of what it has got, the visits ahead and the open quote. Whoever reads
 * the earlier address knows the private link: the customer then gets a new one, in those mails or else in one of its own.
 *
 * @param visits those ahead
 */
export async function moveMails(
  transaction: Database,
  earlier: Booking,
  corrected: Booking,
  visits: readonly Visit[],
): Promise<MovedMails> {
  const { id: bookingId, email: from } = earlier;
  const hasNewLink = await hasReached(transaction, { bookingId, email: from });
  if (hasNewLink) await replaceLink(transaction, bookingId);
  const newest = await transaction
    .select({ mail: mails, isUnderWay: sql<boolean>`coalesce(${mails.leasedUntil} > now(), false)` })
    .from(mails)
    .where(and(eq(mails.bookingId, bookingId), eq(mails.toAddress, from)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(maxMails);
  const hasLeft = ({ state }: Mail) => state === "sent" || state === "probably-delivered";
  const left = newest.flatMap(({ mail, isUnderWay }) => (hasLeft(mail) || isUnderWay ? [mail] : []));
  const others = newest.flatMap(({ mail }) => (left.includes(mail) ? [] : [mail]));
  const inCalendar = [...lastByEvent(left)].flatMap(([id, { calendarMethod }]) =>
    calendarMethod === "REQUEST" ? [id] : [],
  );
  let count = await readdressMails(transaction, { bookingId, from, to: corrected.email });
  // A visit that was canceled is still in the calendar there, until a file says so.
  for (const [id, end] of lastByEvent(others.filter(({ calendarMethod }) => calendarMethod === "CANCEL")))
    if (inCalendar.includes(id)) await takeBack(transaction, earlier, end.calendar);
  for (const mail of await findHolding(transaction, left.filter(hasLeft).reverse())) {
    const { kind, replyTo, subject, content, condition, expiresAt, calendar, calendarMethod } = mail;
    await enqueueMail(transaction, {
      ...{ kind, bookingId, toAddress: corrected.email, replyTo, subject, content },
      ...{ condition, expiresAt, calendar, calendarMethod },
    });
    count++;
  }
  if (hasNewLink && count === 0) await enqueueLinkMail(transaction, corrected);
  const events = inCalendar.filter((event) => visits.some(({ id }) => id === event));
  return { count, hasNewLink, hasEvent: events.length > 0, events };
}

/** Returns the newest of some mails about each visit that has a calendar file, by the id of the visit; given newest first. */
function lastByEvent(newest: readonly Mail[]): Map<string, Mail> {
  const ofVisits = newest.flatMap((mail): [string, Mail][] => {
    const id = /^UID:(\S+)/m.exec(mail.calendar ?? "")?.[1];
    return id === undefined ? [] : [[id, mail]];
  });
  return new Map(ofVisits.reverse());
}

/**
 * Sends the mails that an address of a customer has refused once more.
 *
 * @returns null if there is no such booking
 * @throws {SessionEndedError}
 */
export function sendFailedAgain(
  bookingId: string | undefined,
  session: Session,
): Promise<{ result: "done"; count?: number } | null> {
  return changeAsStaff({ bookingId, session }, null, async ({ transaction, booking }) => {
    const { id, email } = booking;
    const count = await readdressMails(transaction, { bookingId: id, from: email, to: email });
    // What is sent again may no longer be true.
    await cancelVoidMails(transaction, booking);
    return { result: "done", count };
  });
}

/** Returns the mails that announce what still holds: of each visit and quote the first, since later ones only remind of it. */
async function findHolding(transaction: Database, left: readonly Mail[]): Promise<Mail[]> {
  const holding = new Map<string, Mail>();
  for (const mail of left) {
    const subject = mail.condition?.visit?.id ?? mail.condition?.quote;
    if (!subject || holding.has(subject)) continue;
    if ((await findVoidReason(transaction, mail)) === null) holding.set(subject, mail);
  }
  return [...holding.values()];
}

interface CorrectedVisit {
  corrected: Booking;
  visit: Visit;
  /** What became of the mails, if the address was corrected. */
  moved: MovedMails | null;
  /** Whether the calendar of whoever goes tells what was corrected. */
  isToldToStaff: boolean;
}

/**
 * Makes a visit ahead a later version of itself, in the mails that wait and in the calendars that have it. One that an earlier address has
 * is taken out of its calendar, by the last mail to that address, which tells nothing.
 */
export async function keepVisitTrue(
  transaction: Database,
  earlier: Booking,
  { corrected, visit, moved, isToldToStaff }: CorrectedVisit,
): Promise<void> {
  const sequence = visit.sequence + 1;
  const version = { sequence, updatedAt: new Date() };
  await transaction.update(visits).set(version).where(eq(visits.id, visit.id));
  const after = { ...visit, ...version };
  const about = withLocale(corrected.language, () => aboutVisit(corrected, after));
  const { calendar, facts } = about;
  await rewriteWaitingMails(
    transaction,
    {
      bookingId: corrected.id,
      toAddress: corrected.email,
      dependingOn: { visit: { id: visit.id, sequence: visit.sequence } },
    },
    ({ content, condition }) => ({
      // The first fact of a mail to a customer is the reference.
      content: { ...content, facts: [...(content.facts ?? []).slice(0, 1), ...facts] },
      condition: { ...condition, visit: { id: visit.id, sequence } } satisfies MailCondition,
      calendar: calendar.text,
    }),
  );
  if (moved?.events.includes(visit.id)) {
    const origin = env().PUBLIC_URL;
    const end = { visit: after, booking: earlier, method: "CANCEL", origin } as const;
    await takeBack(
      transaction,
      earlier,
      withLocale(earlier.language, () => toVisitCalendar(end)),
    );
  }
  if (isToldToStaff) await enqueueStaffVisitMails(transaction, corrected, { before: visit, after });
}

/**
 * Queues the mail that takes a visit out of the calendar of an address that was not the customer's.
 *
 * @param calendar the file that does so
 */
async function takeBack(transaction: Database, booking: Booking, calendar: string | null): Promise<void> {
  await withLocale(booking.language, () =>
    enqueueMail(transaction, {
      kind: "booking-visit-taken-back",
      bookingId: booking.id,
      toAddress: booking.email,
      replyTo: company().email,
      subject: text.takenBack.subject,
      content: { paragraphs: [text.takenBack.text] },
      calendar,
      calendarMethod: "CANCEL",
    }),
  );
}
