import { and, eq, gt, isNull, lt, notExists, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { bookingDrafts, bookings, files } from "~/db/schema.server";
import { draftDays } from "./draft-cookie.server";
import type { RawAnswers } from "./journey";

const expiry = () => sql`now() + make_interval(days => ${draftDays})`;
const isOpen = (id: string) =>
  and(eq(bookingDrafts.id, id), isNull(bookingDrafts.bookingId), gt(bookingDrafts.expiresAt, sql`now()`));

/** The answers typed so far; null when the draft is unknown, expired or already submitted. */
export async function findDraft(id: string | undefined): Promise<RawAnswers | null> {
  if (!id) return null;
  const [draft] = await db().select({ answers: bookingDrafts.answers }).from(bookingDrafts).where(isOpen(id));
  return draft?.answers ?? null;
}

/** The id of a draft that can be written to: the given one while it is open, else a new one. */
export async function openDraft(id: string | undefined): Promise<string> {
  if (id) {
    const [draft] = await db().select({ id: bookingDrafts.id }).from(bookingDrafts).where(isOpen(id));
    if (draft) return draft.id;
  }
  const [created] = await db()
    .insert(bookingDrafts)
    .values({ expiresAt: expiry() })
    .returning({ id: bookingDrafts.id });
  if (!created) throw new Error("The database returned no draft.");
  return created.id;
}

/**
 * Puts answers over the earlier ones, name by name, and keeps the draft for another 14 days.
 *
 * @returns all answers; null when the draft is not open any more.
 */
export async function saveAnswers(id: string, answers: RawAnswers): Promise<RawAnswers | null> {
  const [draft] = await db()
    .update(bookingDrafts)
    .set({ answers: sql`${bookingDrafts.answers} || ${JSON.stringify(answers)}::jsonb`, expiresAt: expiry() })
    .where(isOpen(id))
    .returning({ answers: bookingDrafts.answers });
  return draft?.answers ?? null;
}

/** The booking that a draft became, for its confirmation; null while it is not submitted. */
export async function findSubmitted(draftId: string | undefined) {
  if (!draftId) return null;
  const [found] = await db()
    .select({ booking: bookings, draftId: bookingDrafts.id })
    .from(bookingDrafts)
    .innerJoin(bookings, eq(bookings.id, bookingDrafts.bookingId))
    .where(eq(bookingDrafts.id, draftId));
  return found ? { ...found.booking, draftId: found.draftId } : null;
}

/**
 * Removes drafts whose time is over. One that still has files of its own waits for the sweep of files, which
 * could not tell to whom they belonged without it.
 */
export async function sweepDrafts(): Promise<number> {
  const ownFiles = db()
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.draftId, bookingDrafts.id), isNull(files.bookingId)));
  const expired = await db()
    .delete(bookingDrafts)
    .where(and(lt(bookingDrafts.expiresAt, sql`now()`), notExists(ownFiles)))
    .returning({ id: bookingDrafts.id });
  return expired.length;
}
