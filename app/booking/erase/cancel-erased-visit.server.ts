import { eq, sql } from "drizzle-orm";
import { readersOfAnswers } from "~/booking/mail/readers.server";
import { findVisit } from "~/booking/visit/find-visit.server";
import type { Database } from "~/db/connection.server";
import { visits } from "~/db/schema.server";
import { formatPacificLong } from "~/lib/pacific-time";
import { enqueueMail } from "~/mail/outbox.server";
import * as text from "~/messages/staff-mail";
import { paths } from "~/paths";

/**
 * Cancels the visit of a booking that is being erased, and tells staff if it is still to come. The mail names only the time: it
 * outlives the booking.
 */
export async function cancelErasedVisit(
  transaction: Database,
  booking: { id: string; ownerId: string | null },
): Promise<void> {
  const visit = await findVisit(transaction, booking.id);
  if (!visit || visit.startsAt.getTime() + visit.minutes * 60_000 < Date.now()) return;
  await transaction
    .update(visits)
    .set({ canceledAt: new Date(), sequence: sql`${visits.sequence} + 1`, updatedAt: new Date() })
    .where(eq(visits.id, visit.id));
  const when = formatPacificLong(visit.startsAt);
  const content = {
    paragraphs: text.visitErased.paragraphs(when),
    action: { label: text.visitErased.openCalendar, path: paths.calendar() },
    footnote: text.footnote,
  };
  for (const toAddress of await readersOfAnswers(transaction, visit.staffId ?? booking.ownerId))
    await enqueueMail(transaction, {
      kind: "visit-erased",
      isNotice: true,
      toAddress,
      subject: text.visitErased.subject(when),
      content,
    });
}
