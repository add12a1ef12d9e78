import { and, eq, inArray, sql } from "drizzle-orm";
import { findActiveAccount } from "~/access/live-session.server";
import { toStaffInvitation } from "~/booking/calendar/staff-calendar.server";
import { describePlace } from "~/booking/location";
import { toStaffNoticeParts } from "~/booking/mail/about-booking";
import type { Booking } from "~/booking/record/find-booking.server";
import { formatReference } from "~/booking/reference";
import type { Database } from "~/db/connection.server";
import { mails } from "~/db/schema.server";
import { formatMinutes } from "~/lib/format-amount";
import { formatPacificSpanLong } from "~/lib/pacific-weekday";
import { formatPhone } from "~/lib/phone";
import { enqueueMail } from "~/mail/outbox.server";
import { withLocale } from "~/messages/current-locale.server";
import { defaultLocale } from "~/messages/languages";
import * as shared from "~/messages/mails/shared";
import * as text from "~/messages/mails/staff";
import { env } from "~/process/env.server";
import type { Visit } from "./find-visit.server";
import { isOver } from "./visit";

type StaffVisitMail = keyof typeof text.visits;

interface VisitChange {
  /** Null for a new visit. */
  before: Visit | null;
  /** The current visit. It may be canceled. */
  after: Visit;
}

/**
 * Queues the mails to the visit's assigned staff, in the transaction that schedules, changes or cancels it. The calendar file in each mail
 * adds or removes the visit in their calendar, even for their own changes.
 */
export async function enqueueStaffVisitMails(
  transaction: Database,
  booking: Booking,
  { before, after }: VisitChange,
): Promise<void> {
  if (booking.spamAt || isOver(after, new Date())) return;
  // Visitors may cancel in another language, but staff read English.
  await withLocale(defaultLocale, async () => {
    const isReassigned = before !== null && before.staffId !== after.staffId;
    if (isReassigned) {
      // The earlier person's calendar has the earlier time, and accepts the file only with a higher sequence.
      const { sequence, updatedAt } = after;
      await enqueueOne(transaction, booking, "reassigned", { ...before, sequence, updatedAt });
    }
    const kind = after.canceledAt ? "canceled" : before && !isReassigned ? "moved" : "scheduled";
    await enqueueOne(transaction, booking, kind, after);
  });
}

async function enqueueOne(
  transaction: Database,
  booking: Booking,
  kind: StaffVisitMail,
  visit: Visit,
): Promise<void> {
  const staff = await findActiveAccount(transaction, visit.staffId);
  const isEnd = kind === "canceled" || kind === "reassigned";
  if (!staff || !(await needsMail(transaction, visit, staff, isEnd))) return;
  const { id, sequence, startsAt } = visit;
  const method = isEnd ? "CANCEL" : "REQUEST";
  const origin = env().PUBLIC_URL;
  const { subject, paragraph } = text.visits[kind];
  await enqueueMail(transaction, {
    kind: `staff-visit-${kind}`,
    bookingId: booking.id,
    toAddress: staff.email.toLowerCase(),
    subject: subject(formatPacificSpanLong(startsAt, visit.minutes)),
    content: {
      paragraphs: [paragraph],
      ...toStaffNoticeParts(booking),
      facts: toVisitMailFacts(booking, visit),
    },
    calendar: toStaffInvitation({ ...booking, bookingId: booking.id, visit }, { staff, method, origin }),
    calendarMethod: method,
    isNotice: true,
    ...(!isEnd && { condition: { visit: { id, sequence } }, expiresAt: startsAt }),
  });
}

/**
 * Returns whether a person gets a mail about a visit. Everyone who may already have a mail about it gets its changes, even if they disabled
 * these mails since. Nobody needs a cancellation if their first mail has not been sent yet.
 */
async function needsMail(
  transaction: Database,
  { id, bookingId }: Visit,
  { email, mailsVisits }: { email: string; mailsVisits: boolean },
  isEnd: boolean,
): Promise<boolean> {
  const isAbout = and(
    eq(mails.bookingId, bookingId),
    eq(mails.toAddress, email.toLowerCase()),
    inArray(mails.kind, ["staff-visit-scheduled", "staff-visit-moved"]),
    sql`${mails.condition} @> ${JSON.stringify({ visit: { id } })}::jsonb`,
  );
  const [announced] = await transaction
    .select({
      count: sql<number>`count(*)::int`,
      hasLeft: sql<boolean>`coalesce(bool_or(${mails.state} in ('sent', 'probably-delivered') or ${mails.leasedUntil} > now()), false)`,
    })
    .from(mails)
    .where(isAbout);
  if (announced?.hasLeft) return true;
  return mailsVisits && !(isEnd && announced && announced.count > 0);
}

function toVisitMailFacts(booking: Booking, { startsAt, minutes }: Visit) {
  const { reference, fullName, phone, serviceLocation, accessInstructions } = booking;
  return [
    { label: shared.reference, value: formatReference(reference) },
    { label: text.visitFacts.when, value: formatPacificSpanLong(startsAt, minutes) },
    { label: text.visitFacts.length, value: formatMinutes(minutes) },
    { label: text.visitFacts.customer, value: fullName },
    { label: text.visitFacts.phone, value: formatPhone(phone) },
    { label: text.visitFacts.place, value: describePlace(serviceLocation).value },
    ...(accessInstructions ? [{ label: text.visitFacts.access, value: accessInstructions }] : []),
  ];
}
