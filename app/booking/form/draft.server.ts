import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookingDrafts, bookings } from "~/db/schema.server";
import { type Draft, toDraft } from "./draft";
import { draftExpiry } from "./draft-expiry.server";
import { countNewDraft } from "./draft-limits.server";
import type { RawAnswers } from "./journey";
import { changesRefusedFiles, type FileOutcome, mergeRefusedFiles, type RefusedFile } from "./refused-files";

const isLive = sql<boolean>`${bookingDrafts.expiresAt} > now()`;
const isOpen = (id: string) => and(eq(bookingDrafts.id, id), isNull(bookingDrafts.bookingId), isLive);

/** The booking that a draft became. */
export type SubmittedDraft = typeof bookings.$inferSelect & { draftId: string; refusedFiles: RefusedFile[] };

/** What an id of a draft stands for. `none`: it has no row, because nothing was saved yet or it was swept. */
export type FoundDraft =
  | { kind: "none" }
  | { kind: "open"; draft: Draft }
  | { kind: "submitted"; booking: SubmittedDraft }
  | { kind: "expired" };

export async function findDraft(id: string | undefined): Promise<FoundDraft> {
  if (!id) return { kind: "none" };
  const [found] = await db()
    .select({ draft: bookingDrafts, booking: bookings, isLive })
    .from(bookingDrafts)
    .leftJoin(bookings, eq(bookings.id, bookingDrafts.bookingId))
    .where(eq(bookingDrafts.id, id));
  if (!found) return { kind: "none" };
  const { draft, booking } = found;
  if (booking)
    return {
      kind: "submitted",
      booking: { ...booking, draftId: draft.id, refusedFiles: draft.refusedFiles },
    };
  return found.isLive ? { kind: "open", draft: toDraft(draft) } : { kind: "expired" };
}

/** The booking that a draft became, for its confirmation; null while it is not submitted. */
export async function findSubmitted(draftId: string | undefined): Promise<SubmittedDraft | null> {
  const found = await findDraft(draftId);
  return found.kind === "submitted" ? found.booking : null;
}

/**
 * Creates the draft `id`. Of several requests at once, one creates it and all use it.
 *
 * @throws {TooManyAttemptsError} when `address`, the client's, has opened too many drafts
 */
export async function openDraft(id: string, address: string): Promise<void> {
  await countNewDraft(address, async () => {
    const created = await db()
      .insert(bookingDrafts)
      .values({ id, expiresAt: draftExpiry() })
      .onConflictDoNothing({ target: bookingDrafts.id })
      .returning({ id: bookingDrafts.id });
    return created.length > 0;
  });
}

/**
 * Puts answers over the earlier ones, name by name, notes what became of files, and keeps the draft for another
 * 14 days.
 *
 * @returns the draft as it is now; null when it is not open any more
 */
export async function saveDraft(
  id: string,
  answers: RawAnswers,
  outcome: FileOutcome = { refused: [], settled: [] },
): Promise<Draft | null> {
  // Most posts say nothing of files, and are one statement.
  if (outcome.refused.length + outcome.settled.length === 0) {
    const draft = await updateAnswers(db(), id, answers);
    return draft && toDraft(draft);
  }
  return db().transaction(async (transaction) => {
    const draft = await updateAnswers(transaction, id, answers);
    if (!draft) return null;
    return toDraft({ ...draft, refusedFiles: await noteFiles(transaction, draft, outcome) });
  });
}

async function updateAnswers(database: Database, id: string, answers: RawAnswers) {
  const [draft] = await database
    .update(bookingDrafts)
    .set({
      answers: sql`${bookingDrafts.answers} || ${JSON.stringify(answers)}::jsonb`,
      expiresAt: draftExpiry(),
    })
    .where(isOpen(id))
    .returning();
  return draft ?? null;
}

/** Notes what became of files, whether the draft is still open or not: its confirmation names them too. */
export async function noteFileOutcome(id: string, outcome: FileOutcome): Promise<void> {
  const select = (database: Database) =>
    database
      .select({ id: bookingDrafts.id, refusedFiles: bookingDrafts.refusedFiles })
      .from(bookingDrafts)
      .where(eq(bookingDrafts.id, id));
  const [known] = await select(db());
  if (!known || !changesRefusedFiles(known.refusedFiles, outcome)) return;
  await db().transaction(async (transaction) => {
    const [draft] = await select(transaction).for("update");
    if (draft) await noteFiles(transaction, draft, outcome);
  });
}

/** Pass the transaction that holds the row's lock, so that of two requests at once neither is forgotten. */
async function noteFiles(
  transaction: Database,
  { id, refusedFiles: known }: Pick<Draft, "id" | "refusedFiles">,
  outcome: FileOutcome,
): Promise<RefusedFile[]> {
  if (!changesRefusedFiles(known, outcome)) return known;
  const refusedFiles = mergeRefusedFiles(known, outcome);
  await transaction.update(bookingDrafts).set({ refusedFiles }).where(eq(bookingDrafts.id, id));
  return refusedFiles;
}
