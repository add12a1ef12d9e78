import { eq, sql } from "drizzle-orm";
import { createHmac, randomUUID } from "node:crypto";
import { uuid8 } from "~/lib/uuid";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookingDrafts, bookings } from "~/db/schema.server";
import { attachDraftFiles } from "~/files/attach-uploads.server";
import { cookieSecret } from "~/secret.server";
import { toDraft } from "./draft";
import { recordBookingEvent } from "~/booking/record/events.server";
import { toBooking } from "./journey";
import { createReference } from "~/booking/reference";
import type { BookingAnswers } from "~/booking/schema";
import { searchText } from "~/booking/list/search";

export interface SubmittedBooking {
  id: string;
  /** 8 characters; `formatReference` makes them readable. */
  reference: string;
  /** False when an earlier submit had made it. */
  isNew: boolean;
}

/**
 * Turns a draft into a booking with its files, in one transaction. Repeating it, at once or later,
 * gives the same booking. The answers and the required consents are checked under the lock, so that none that
 * is changed or withdrawn meanwhile is overlooked.
 *
 * @returns null when the draft is gone, an answer breaks the rules or a required consent is missing: then nothing
 *   has changed.
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
    const answers = toBooking(toDraft(draft).results);
    if (!answers || draft.expiresAt.getTime() < Date.now()) return null;

    const booking = await insertBooking(transaction, randomUUID(), answers);
    if (!booking) throw new Error("A random id was taken.");
    await attachDraftFiles(transaction, draftId, booking.id);
    await transaction
      .update(bookingDrafts)
      .set({ bookingId: booking.id })
      .where(eq(bookingDrafts.id, draftId));
    return booking;
  });
}

async function findExisting(transaction: Database, id: string): Promise<SubmittedBooking> {
  const [booking] = await transaction
    .select({ id: bookings.id, reference: bookings.reference })
    .from(bookings)
    .where(eq(bookings.id, id));
  if (!booking) throw new Error(`The booking ${id} is gone.`);
  return { ...booking, isNew: false };
}

/**
 * Makes a booking of answers that came all at once, as the API's callers send them.
 *
 * @param key what the caller repeats a call with: the same answers under the same key give the same booking
 */
export async function submitAnswers(answers: BookingAnswers, key?: string): Promise<SubmittedBooking> {
  const id = key === undefined ? randomUUID() : idOf(key, answers);
  return db().transaction(
    async (transaction) => (await insertBooking(transaction, id, answers)) ?? findExisting(transaction, id),
  );
}

/** The id that a key and its answers always give, and that nobody else can work out. */
function idOf(key: string, answers: BookingAnswers): string {
  const digest = createHmac("sha256", cookieSecret())
    .update(JSON.stringify(["booking", key, answers]))
    .digest();
  return uuid8(digest);
}

/** Adds a booking and the first line of its history; null when there is one with this id. */
async function insertBooking(
  transaction: Database,
  id: string,
  answers: BookingAnswers,
): Promise<SubmittedBooking | null> {
  const { termsAccepted, privacyConsent, showcaseConsent, ...rest } = answers;
  const givenAt = (consent: boolean) => (consent ? sql`now()` : null);
  const [booking] = await transaction
    .insert(bookings)
    .values({
      ...rest,
      id,
      reference: await unusedReference(transaction),
      termsAcceptedAt: givenAt(termsAccepted),
      privacyConsentAt: givenAt(privacyConsent),
      showcaseConsentAt: givenAt(showcaseConsent),
      searchText: searchText(answers),
    })
    .onConflictDoNothing({ target: bookings.id })
    .returning({ id: bookings.id, reference: bookings.reference });
  if (!booking) return null;
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
