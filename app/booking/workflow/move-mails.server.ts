import { and, desc, eq, sql } from "drizzle-orm";
import type { Session } from "~/access/session";
import { toVisitCalendar } from "~/booking/calendar/visit-calendar.server";
import { changeAsStaff } from "~/booking/change/change-booking.server";
import { cancelVoidMails, findVoidReason } from "~/booking/mail/void-mails.server";
import { enqueueLinkMail, replaceLink } from "~/booking/private-page/private-link.server";
import type { Booking } from "~/booking/record/find-booking.server";
import type { Visit } from "~/booking/visit/find-visit.server";
import { enqueueStaffVisitMails } from "~/booking/visit/staff-visit-mail.server";
import { toVisitMailParts } from "~/booking/visit/visits.server";
import type { Database } from "~/db/connection.server";
import { type MailCondition, mails, visits } from "~/db/schema.server";
import { enqueueMail } from "~/mail/outbox.server";
import { hasReached, readdressMails, rewriteWaitingMails } from "~/mail/readdress-mails.server";
import { withLocale } from "~/messages/current-locale.server";
import * as text from "~/messages/mails/visitor";
import { env } from "~/process/env.server";
import { company } from "~/settings/company";

type StoredMail = typeof mails.$inferSelect;

const maxMails = 200;

export interface MovedMails {
  /** Number of mails for the corrected address. */
  count: number;
  /** Whether the link was replaced because the earlier address knows it. */
  hasNewLink: boolean;
  /** The ids of the upcoming visits in the calendar of the earlier address. */
  events: readonly string[];
}

/**
 * Sends a corrected address the mails that the earlier one did not get, and repeats the valid mails about upcoming visits and the open
 * quote. If the reader of the earlier address may know the private link, the customer gets a new link, in these mails or in a separate one.
 *
 * @param visits the upcoming visits
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
  const hasLeft = ({ state }: StoredMail) => state === "sent" || state === "probably-delivered";
  const dispatched = newest.flatMap(({ mail, isUnderWay }) => (hasLeft(mail) || isUnderWay ? [mail] : []));
  const undispatched = newest.flatMap(({ mail }) => (dispatched.includes(mail) ? [] : [mail]));
  const inCalendar = [...lastByEvent(dispatched)].flatMap(([id, { calendarMethod }]) =>
    calendarMethod === "REQUEST" ? [id] : [],
  );
  let count = await readdressMails(transaction, { bookingId, from, to: corrected.email });
  // A canceled visit stays in that calendar until a file removes it.
  for (const [id, end] of lastByEvent(
    undispatched.filter(({ calendarMethod }) => calendarMethod === "CANCEL"),
  ))
    if (inCalendar.includes(id)) await enqueueCalendarRemoval(transaction, earlier, end.calendar);
  for (const mail of await findValidMails(transaction, dispatched.filter(hasLeft).reverse())) {
    const { kind, replyTo, subject, content, condition, expiresAt, calendar, calendarMethod } = mail;
    await enqueueMail(transaction, {
      ...{ kind, bookingId, toAddress: corrected.email, replyTo, subject, content },
      ...{ condition, expiresAt, calendar, calendarMethod },
    });
    count++;
  }
  if (hasNewLink && count === 0) await enqueueLinkMail(transaction, corrected);
  const events = inCalendar.filter((event) => visits.some(({ id }) => id === event));
  return { count, hasNewLink, events };
}

/** Returns the newest mail with a calendar file for each visit id. `newest` starts with the newest mail. */
function lastByEvent(newest: readonly StoredMail[]): Map<string, StoredMail> {
  const ofVisits = newest.flatMap((mail): [string, StoredMail][] => {
    const id = /^UID:(\S+)/m.exec(mail.calendar ?? "")?.[1];
    return id === undefined ? [] : [[id, mail]];
  });
  return new Map(ofVisits.reverse());
}

/**
 * Resends the mails that failed at the customer's address.
 *
 * @returns null if the booking does not exist
 * @throws {SessionEndedError}
 */
export function sendFailedAgain(
  bookingId: string | undefined,
  session: Session,
): Promise<{ result: "done"; count?: number } | null> {
  return changeAsStaff({ bookingId, session }, null, async ({ transaction, booking }) => {
    const { id, email } = booking;
    const count = await readdressMails(transaction, { bookingId: id, from: email, to: email });
    // The resent mails may no longer be valid.
    await cancelVoidMails(transaction, booking);
    return { result: "done", count };
  });
}

/** Returns the first valid mail about each visit and quote. Later ones are only reminders. */
async function findValidMails(
  transaction: Database,
  dispatched: readonly StoredMail[],
): Promise<StoredMail[]> {
  const valid = new Map<string, StoredMail>();
  for (const mail of dispatched) {
    const subject = mail.condition?.visit?.id ?? mail.condition?.quote;
    if (!subject || valid.has(subject)) continue;
    if ((await findVoidReason(transaction, mail)) === null) valid.set(subject, mail);
  }
  return [...valid.values()];
}

interface CorrectedVisit {
  corrected: Booking;
  visit: Visit;
  /** The result of `moveMails`, if the address was corrected. */
  moved: MovedMails | null;
  /** Whether a corrected answer is in the staff calendar files. */
  isInStaffCalendar: boolean;
}

/**
 * Increases the visit's sequence, and updates waiting mails and calendars to the new one. A last mail to an earlier address removes the
 * visit from that calendar, without telling its reader anything new.
 */
export async function reissueVisit(
  transaction: Database,
  earlier: Booking,
  { corrected, visit, moved, isInStaffCalendar }: CorrectedVisit,
): Promise<void> {
  const sequence = visit.sequence + 1;
  const version = { sequence, updatedAt: new Date() };
  await transaction.update(visits).set(version).where(eq(visits.id, visit.id));
  const after = { ...visit, ...version };
  const about = withLocale(corrected.language, () => toVisitMailParts(corrected, after));
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
    await enqueueCalendarRemoval(
      transaction,
      earlier,
      withLocale(earlier.language, () => toVisitCalendar(end)),
    );
  }
  if (isInStaffCalendar) await enqueueStaffVisitMails(transaction, corrected, { before: visit, after });
}

/** Removes a visit from the calendar of a wrong address by the cancellation file `calendar`. */
async function enqueueCalendarRemoval(
  transaction: Database,
  booking: Booking,
  calendar: string | null,
): Promise<void> {
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
