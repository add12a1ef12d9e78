import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { toChangeKey } from "~/access/change-key.server";
import { keyedDigest } from "~/access/link-token.server";
import { requireLiveSession } from "~/access/live-session.server";
import type { Session, Staff } from "~/access/session";
import { columnOf, fieldNames, isOfKind } from "~/booking-fields";
import { enqueueBookingMails, enqueueConfirmation } from "~/booking/mail/enqueue-booking-mails.server";
import { insertPrivateLink } from "~/booking/private-page/private-link.server";
import { recordBookingEvent } from "~/booking/record/events.server";
import { detailsText, searchText } from "~/booking/record/search-text";
import { createReference } from "~/booking/reference";
import type { BookingAnswers } from "~/booking/schema";
import { findSuspicion } from "~/booking/spam/spam-rules.server";
import { bookingStatus } from "~/booking/status";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookingDrafts, bookings, type MailLane, type SpamReason } from "~/db/schema.server";
import { attachDraftFiles } from "~/files/attach-uploads.server";
import { uuid8 } from "~/lib/uuid";
import { defaultLocale, type Locale } from "~/messages/languages";
import { bookings as bookingsSubmitted } from "~/metrics/metrics.server";
import { acceptedSecrets } from "~/process/secret.server";
import { currentVersions } from "~/settings/settings.server";
import { isLive, toDraft } from "./draft.server";
import { toBooking } from "./journey";

interface BookingSender {
  /** In the form that `clientAddress` returns. */
  address: string;
}

interface SubmittedBooking {
  id: string;
  /** 8 characters. `formatReference` formats them. */
  reference: string;
  /** False if an earlier submit created it. */
  isNew: boolean;
}

/**
 * Converts a draft to a booking with its files, in one transaction. Idempotent: concurrent and later calls return the same booking.
 * Validates answers and required consents under the row lock, so a concurrent change of the draft cannot bypass the validation. A submit
 * that seems automated also becomes a booking, marked as spam.
 *
 * @returns null without any change if the draft is missing or moved, an answer is invalid, or a required consent is missing
 */
export async function submitDraft(
  draftId: string,
  sender: Partial<BookingSender> = {},
): Promise<SubmittedBooking | null> {
  const booking = await db().transaction(async (transaction) => {
    // The lock serializes submits of one draft, so the second one finds the first one's booking.
    const [found] = await transaction
      .select({ draft: bookingDrafts, isLive })
      .from(bookingDrafts)
      .where(eq(bookingDrafts.id, draftId))
      .for("update");
    if (!found) return null;
    const { draft } = found;
    if (draft.bookingId) return findExisting(transaction, draft.bookingId);
    const answers = toBooking(toDraft(draft).checks);
    if (!answers || !found.isLive || draft.movedTo) return null;

    const { isTrapped, startedAt } = draft;
    const submission = { isTrapped, startedAt, address: sender.address, email: answers.email };
    const spamReason = await findSuspicion(transaction, submission);
    const booking = await insertBooking(transaction, randomUUID(), answers, {
      ...sender,
      language: draft.language,
      lane: "form",
      spamReason,
    });
    if (!booking) throw new Error("randomUUID() collision");
    await attachDraftFiles(transaction, draftId, booking.id);
    await transaction
      .update(bookingDrafts)
      .set({ bookingId: booking.id })
      .where(eq(bookingDrafts.id, draftId));
    return booking;
  });
  if (booking?.isNew) bookingsSubmitted.inc({ via: "form" });
  return booking;
}

async function findExisting(transaction: Database, id: string): Promise<SubmittedBooking> {
  const [booking] = await transaction
    .select({ id: bookings.id, reference: bookings.reference })
    .from(bookings)
    .where(eq(bookings.id, id));
  if (!booking) throw new Error(`Booking ${id} does not exist.`);
  return { ...booking, isNew: false };
}

interface ApiSender extends BookingSender {
  language: Locale;
  /** The client's idempotency key. The same answers with the same key return the same booking. */
  key: string | undefined;
  isTrapped: boolean;
  /** Whether staff or their program sent it. Such bookings are never marked as spam. */
  isFromStaff: boolean;
}

/** Creates a booking from the complete answers of an API client. The spam rules of the form apply. */
export async function submitAnswers(
  answers: BookingAnswers,
  { key, isTrapped = false, isFromStaff = false, ...sender }: Partial<ApiSender> = {},
): Promise<SubmittedBooking> {
  const id = key === undefined ? randomUUID() : toBookingId(key, answers);
  const booking = await db().transaction(async (transaction) => {
    const submission = { isTrapped, address: sender.address, email: answers.email };
    const spamReason = isFromStaff ? null : await findSuspicion(transaction, submission);
    const inserted = await insertBooking(transaction, id, answers, { ...sender, lane: "api", spamReason });
    return inserted ?? findExisting(transaction, id);
  });
  if (booking.isNew) bookingsSubmitted.inc({ via: "api" });
  return booking;
}

interface EnteredBooking {
  /** The form's id. A repeated post with the same answers creates one booking. */
  formId: string;
  language: Locale;
  sendMail: boolean;
}

/**
 * Creates a booking for a customer who called, with the consents that they gave on the phone. The staff member who enters it owns it and
 * has viewed it. The spam rules and limits of the form do not apply.
 *
 * @throws {SessionEndedError}
 */
export async function enterBooking(
  answers: BookingAnswers,
  { formId, language, sendMail }: EnteredBooking,
  session: Session,
): Promise<SubmittedBooking> {
  const booking = await db().transaction(async (transaction) => {
    const staff = await requireLiveSession(transaction, session);
    const id = toChangeKey(staff, formId, ["booking", answers]);
    const inserted = await insertBooking(transaction, id, answers, { language, enteredBy: staff });
    if (!inserted) return findExisting(transaction, id);
    if (sendMail) await enqueueConfirmation(transaction, { ...answers, ...inserted, language });
    return inserted;
  });
  if (booking.isNew) bookingsSubmitted.inc({ via: "staff" });
  return booking;
}

/**
 * Returns the newest booking that a staff member owns. Undefined without one. The form's id depends on this booking, so it changes after
 * each entry.
 */
export async function findNewestOwned(ownerId: string): Promise<string | undefined> {
  const [newest] = await db()
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.ownerId, ownerId), isNull(bookings.spamAt)))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(1);
  return newest?.id;
}

/** Returns the booking that an idempotency key and its answers created. Null without one. */
export async function findSubmittedAnswers(
  answers: BookingAnswers,
  key: string | undefined,
): Promise<SubmittedBooking | null> {
  if (key === undefined) return null;
  const [booking] = await db()
    .select({ id: bookings.id, reference: bookings.reference })
    .from(bookings)
    .where(
      inArray(
        bookings.id,
        acceptedSecrets().map((secret) => toBookingId(key, answers, secret)),
      ),
    );
  return booking ? { ...booking, isNew: false } : null;
}

/** Uses an HMAC, so that nobody else can compute the id. */
function toBookingId(key: string, answers: BookingAnswers, secret?: string): string {
  return uuid8(keyedDigest(["booking", key, answers], secret));
}

interface BookingOrigin {
  address?: string;
  language?: Locale;
  /** The lane of its mails. Undefined if staff enter the booking, because they choose the mail. */
  lane?: MailLane;
  spamReason?: SpamReason | null;
  enteredBy?: Staff;
}

/**
 * Inserts a booking with its private link, the first event of its history, and its mails. Spam gets no mails. Bypasses `booking/change/`,
 * which changes existing bookings: nobody else knows this booking before the commit.
 *
 * @returns null if the id exists
 */
async function insertBooking(
  transaction: Database,
  id: string,
  answers: BookingAnswers,
  { address, language = defaultLocale, lane, spamReason = null, enteredBy }: BookingOrigin,
): Promise<SubmittedBooking | null> {
  const consents = fieldNames
    .filter((name) => isOfKind(name, "consent"))
    .map((name) => [columnOf(name), answers[name] ? sql`now()` : null] as const);
  const [booking] = await transaction
    .insert(bookings)
    .values({
      ...answers,
      ...Object.fromEntries(consents),
      id,
      language,
      reference: await createUnusedReference(transaction),
      termsVersion: answers.termsAccepted ? currentVersions().terms : null,
      privacyVersion: answers.privacyConsent ? currentVersions().privacy : null,
      searchText: searchText(answers),
      detailsText: detailsText(answers),
      clientAddress: address,
      ...(spamReason && { spamAt: sql`now()`, spamReason }),
      ...(enteredBy && {
        ownerId: enteredBy.id,
        status: bookingStatus.viewed,
        viewedAt: sql`now()`,
        viewedBy: enteredBy.id,
      }),
    })
    .onConflictDoNothing({ target: bookings.id })
    .returning({ id: bookings.id, reference: bookings.reference });
  if (!booking) return null;
  await insertPrivateLink(transaction, booking.id);
  const actor = enteredBy?.email ?? null;
  const consentsGiven = fieldNames.filter((name) => isOfKind(name, "consent") && answers[name]);
  const detail = enteredBy && { consents: consentsGiven.join(" ") };
  await recordBookingEvent(transaction, { bookingId: booking.id, kind: "created", actor, detail });
  if (spamReason) {
    const mark = { kind: "marked-spam", actor: null, detail: { reason: spamReason } } as const;
    await recordBookingEvent(transaction, { bookingId: booking.id, ...mark });
  } else if (lane)
    await enqueueBookingMails(
      transaction,
      { ...answers, ...booking, language },
      { lane, address: address ?? "" },
    );
  return { ...booking, isNew: true };
}

/** Draws an unused reference. Two transactions could still draw the same one; then the unique constraint rejects one of them. */
async function createUnusedReference(transaction: Database): Promise<string> {
  for (;;) {
    const reference = createReference();
    const existing = await transaction
      .select({ id: bookings.id })
      .from(bookings)
      .where(eq(bookings.reference, reference));
    if (existing.length === 0) return reference;
  }
}
