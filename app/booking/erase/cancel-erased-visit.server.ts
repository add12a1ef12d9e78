import { eq, sql } from "drizzle-orm";
import { findActiveAccount } from "~/access/live-session.server";
import { toErasedVisitCancellation } from "~/booking/calendar/staff-calendar.server";
import { replyRecipients } from "~/booking/mail/recipients.server";
import { findVisits, keepUpcoming, type Visit } from "~/booking/visit/find-visit.server";
import type { Database } from "~/db/connection.server";
import { visits } from "~/db/schema.server";
import { formatPacificSpanLong } from "~/lib/pacific-weekday";
import { enqueueMail } from "~/mail/outbox.server";
import * as text from "~/messages/mails/staff";
import { paths } from "~/paths";

interface BookingToErase {
  id: string;
  ownerId: string | null;
}

/**
 * Cancels the upcoming visits of a booking that is being erased, and notifies staff. The mail outlives the booking, so it contains only the
 * time. The mail to the assigned person has the file that removes the visit from their calendar.
 */
export async function cancelErasedVisits(transaction: Database, booking: BookingToErase): Promise<void> {
  for (const visit of keepUpcoming(await findVisits(booking.id, transaction)))
    await cancelOne(transaction, booking, visit);
}

async function cancelOne(transaction: Database, booking: BookingToErase, visit: Visit): Promise<void> {
  const [canceled] = await transaction
    .update(visits)
    .set({ canceledAt: new Date(), sequence: sql`${visits.sequence} + 1`, updatedAt: new Date() })
    .where(eq(visits.id, visit.id))
    .returning();
  const when = formatPacificSpanLong(visit.startsAt, visit.minutes);
  const content = {
    paragraphs: text.visitErased.paragraphs(when),
    action: { label: text.visitErased.openCalendar, path: paths.calendar() },
    footnote: text.footnote,
  };
  const assignee = await findActiveAccount(transaction, visit.staffId);
  const address = assignee?.email.toLowerCase();
  const recipients = await replyRecipients(transaction, visit.staffId ?? booking.ownerId);
  for (const toAddress of new Set([...recipients, ...(address ? [address] : [])]))
    await enqueueMail(transaction, {
      kind: "visit-erased",
      isNotice: true,
      toAddress,
      subject: text.visitErased.subject(when),
      content,
      ...(assignee &&
        canceled &&
        toAddress === address && {
          calendar: toErasedVisitCancellation(canceled, assignee),
          calendarMethod: "CANCEL" as const,
        }),
    });
}
