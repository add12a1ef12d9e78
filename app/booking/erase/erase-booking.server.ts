import { and, asc, eq, gt, inArray, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { type AnswerName, columnOf, fieldNames, fields, isOfKind } from "~/booking-fields";
import { removeDeliveries } from "~/booking/delivery/remove-deliveries.server";
import { recordBookingEvent } from "~/booking/record/events.server";
import { lockBooking } from "~/booking/record/find-booking.server";
import { noHandOver } from "~/booking/record/hand-over";
import { detailsText, searchText } from "~/booking/record/search-text";
import { createReference } from "~/booking/reference";
import { isMilestone } from "~/booking/reports/read-report.server";
import { canChange } from "~/booking/stage/stages";
import { bookingStatus } from "~/booking/status";
import type { Database } from "~/db/connection.server";
import {
  bookingDrafts,
  bookingEvents,
  bookingMessages,
  bookingNotes,
  bookings,
  files,
  mails,
  privatePageLinks,
  quotes,
} from "~/db/schema.server";
import { releaseFiles } from "~/files/release-files.server";
import { releaseUploadsTo } from "~/files/stored-files.server";
import { removeMails } from "~/mail/remove-mails.server";
import { erasedName } from "~/messages/booking-details";
import { unlinkProjects } from "~/projects/projects.server";
import { enqueueEvents } from "~/webhooks/enqueue-events.server";
import { cancelErasedVisits } from "./cancel-erased-visit.server";

export interface ErasedBooking {
  bookingId: string;
  files: number;
  mails: number;
  messages: number;
  notes: number;
}

interface EraseOne {
  id: string;
  mode: "erase" | "anonymize";
  /** A staff email. Null for the software. */
  actor: string | null;
  /** Checked under the booking's lock. A booking that does not meet it is skipped. */
  condition?: SQL | undefined;
}

/**
 * Erases or anonymizes one booking in the caller's transaction. Locks the booking, then its draft, as other changes do. Bypasses
 * `booking/change/`: the caller checks who acts, and no history remains for the change.
 *
 * @returns null if the booking does not exist, does not meet `condition`, or would be anonymized a second time
 * @throws {MailUnderWayError}
 */
export async function eraseLocked(
  transaction: Database,
  { id, mode, actor, condition }: EraseOne,
): Promise<ErasedBooking | null> {
  const isErasable = mode === "anonymize" ? isNull(bookings.erasedAt) : sql`true`;
  const booking = await lockBooking(transaction, id, and(isErasable, condition));
  if (!booking) return null;
  const removed = await removeBelongings(transaction, id);
  await cancelErasedVisits(transaction, booking);
  await unlinkProjects(transaction, id, { isAsked: actor !== null });
  if (mode === "anonymize") {
    await anonymizeHistory(transaction, id);
    await transaction.delete(privatePageLinks).where(eq(privatePageLinks.bookingId, id));
    await anonymizeRow(transaction, booking, actor);
  } else {
    // Foreign keys also delete the history, quotes, visits and links.
    await transaction.delete(bookings).where(eq(bookings.id, id));
    await enqueueEvents(transaction, [{ type: "request.erased", bookingId: id, detail: {} }]);
  }
  return { bookingId: id, ...removed };
}

/** Removes mails first, so nothing else has been done if one of them is being sent. */
async function removeBelongings(transaction: Database, bookingId: string) {
  const drafts = await transaction
    .select({ id: bookingDrafts.id })
    .from(bookingDrafts)
    .where(eq(bookingDrafts.bookingId, bookingId))
    .orderBy(asc(bookingDrafts.id))
    .for("update");
  const draftIds = drafts.map(({ id }) => id);
  const isAbout = or(eq(mails.bookingId, bookingId), inArray(mails.draftId, draftIds));
  const isAttached = or(
    eq(files.bookingId, bookingId),
    and(inArray(files.draftId, draftIds), isNull(files.bookingId)),
  );
  const counts = {
    mails: await removeMails(transaction, isAbout),
    files:
      (await releaseFiles(transaction, isAttached)) +
      (await releaseUploadsTo(transaction, bookingId)) +
      (await removeDeliveries(transaction, bookingId)),
    messages: await countDeleted(
      transaction
        .delete(bookingMessages)
        .where(eq(bookingMessages.bookingId, bookingId))
        .returning({ id: bookingMessages.id }),
    ),
    notes: await countDeleted(
      transaction
        .delete(bookingNotes)
        .where(eq(bookingNotes.bookingId, bookingId))
        .returning({ id: bookingNotes.id }),
    ),
  };
  await transaction.delete(bookingDrafts).where(eq(bookingDrafts.bookingId, bookingId));
  return counts;
}

/** Keeps only the milestones for reports, without actors. */
async function anonymizeHistory(transaction: Database, bookingId: string): Promise<void> {
  const isOwn = eq(bookingEvents.bookingId, bookingId);
  await transaction.delete(bookingEvents).where(and(isOwn, not(isMilestone)));
  const stagesOnly = sql`case when kind = 'stage-changed'
    then jsonb_build_object('from', detail ->> 'from', 'to', detail ->> 'to') else '{}' end`;
  await transaction.update(bookingEvents).set({ actor: null, detail: stagesOnly }).where(isOwn);
}

async function countDeleted(deletion: PromiseLike<unknown[]>): Promise<number> {
  return (await deletion).length;
}

const noPersonalAnswers = Object.fromEntries(
  fieldNames.filter((name) => fields[name].isPersonal).map((name) => [columnOf(name), emptyValue(name)]),
) as Partial<typeof bookings.$inferInsert>;

function emptyValue(name: AnswerName) {
  if (isOfKind(name, "list")) return [];
  // No amount is empty, so the form's initial amount applies.
  if (isOfKind(name, "dollars")) return fields[name].initial;
  return isOfKind(name, "date") || isOfKind(name, "consent") ? null : "";
}

type ErasableBooking = Pick<typeof bookings.$inferSelect, "id" | "stage">;

/**
 * Empties every column with personal data. The statistics keep the time, service, options, budget and progress of a request. It gets a new
 * reference, because the customer knows the earlier one.
 *
 * Cancels an open request, because its customer can no longer be reached. The history records only the erasure.
 */
async function anonymizeRow(
  transaction: Database,
  { id, stage }: ErasableBooking,
  actor: string | null,
): Promise<void> {
  const contact = { fullName: erasedName, email: "", phone: "" };
  const now = new Date();
  await transaction
    .update(bookings)
    .set({
      ...noPersonalAnswers,
      ...contact,
      searchText: searchText(contact),
      detailsText: detailsText({ serviceLocation: "" }),
      reference: createReference(),
      completionDate: null,
      clientAddress: null,
      erasedAt: now,
      status: bookingStatus.viewed,
      waitingFor: "nobody",
      repliedAt: null,
      ...noHandOver,
      ...(canChange(stage, "canceled", "staff") && { stage: "canceled", stageChangedAt: now }),
    })
    .where(eq(bookings.id, id));
  await transaction
    .update(quotes)
    .set({ lines: [], note: "", expiryNotedAt: sql`now()` })
    .where(eq(quotes.bookingId, id));
  await transaction
    .update(quotes)
    .set({ state: "withdrawn", answeredAt: sql`now()` })
    .where(and(eq(quotes.bookingId, id), eq(quotes.state, "sent"), gt(quotes.validUntil, sql`now()`)));
  await recordBookingEvent(transaction, { bookingId: id, kind: "data-erased", actor });
}
