import { eq, sql } from "drizzle-orm";
import { type Database, db } from "~/db/client.server";
import { bookingDrafts, bookings } from "~/db/schema.server";
import { attachDraftFiles } from "~/files/files.server";
import { recordBookingEvent } from "./events.server";
import { toBooking } from "./journey";
import { createReference } from "./reference";
import type { BookingAnswers } from "./schema";
import { searchText } from "./search";

export interface SubmittedBooking {
  id: string;
  /** 8 characters; `formatReference` makes them readable. */
  reference: string;
  /** False when an earlier submit had made it. */
  isNew: boolean;
}

/**
 * Turns a draft into a booking with its files, in one transaction. Repeating it, at once or later,
 * gives the same booking.
 *
 * @returns null when the draft is gone or an answer breaks the rules: then nothing has changed.
 */
export async function submitDraft(draftId: string): Promise<SubmittedBooking | null> {
  return db().transaction(async (transaction) => {
    // The lock lines up submits of one draft: the second one finds the first one's booking.
    const [draft] = await transaction
      .select()
      .from(bookingDrafts)
      .where(eq(bookingDrafts.id, draftId))
      .for("update");
    if (!draft) return null;
    if (draft.bookingId) return findExisting(transaction, draft.bookingId);
    const answers = toBooking(draft.answers);
    if (!answers || draft.expiresAt.getTime() < Date.now()) return null;

    const booking = await createBooking(transaction, answers);
    await attachDraftFiles(transaction, draftId, booking.id);
    await transaction
      .update(bookingDrafts)
      .set({ bookingId: booking.id })
      .where(eq(bookingDrafts.id, draftId));
    return booking;
  });
}

async function findExisting(transaction: Database, id: string): Promise<SubmittedBooking | null> {
  const [booking] = await transaction
    .select({ id: bookings.id, reference: bookings.reference })
    .from(bookings)
    .where(eq(bookings.id, id));
  return booking ? { ...booking, isNew: false } : null;
}

/** Adds a booking and the first line of its history. */
async function createBooking(transaction: Database, answers: BookingAnswers): Promise<SubmittedBooking> {
  const { termsAccepted, privacyConsent, showcaseConsent, ...rest } = answers;
  const givenAt = (consent: boolean) => (consent ? sql`now()` : null);
  const [booking] = await transaction
    .insert(bookings)
    .values({
      ...rest,
      reference: await unusedReference(transaction),
      termsAcceptedAt: givenAt(termsAccepted),
      privacyConsentAt: givenAt(privacyConsent),
      showcaseConsentAt: givenAt(showcaseConsent),
      searchText: searchText(answers),
    })
    .returning({ id: bookings.id, reference: bookings.reference });
  if (!booking) throw new Error("The database returned no booking.");
  await recordBookingEvent(transaction, { bookingId: booking.id, kind: "created", actor: null });
  return { ...booking, isNew: true };
}

/** References are drawn by chance; the unique column has the last word. */
async function unusedReference(transaction: Database): Promise<string> {
  for (;;) {
    const reference = createReference();
    const taken = await transaction
      .select({ id: bookings.id })
      .from(bookings)
      .where(eq(bookings.reference, reference));
    if (taken.length === 0) return reference;
  }
}
