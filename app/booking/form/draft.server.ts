import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookingDrafts, bookings, type RefusedFile } from "~/db/schema.server";
import type { FileOwner } from "~/files/insert-files.server";
import { shortDigest } from "~/lib/sha256.server";
import { currentLocale } from "~/messages/current-locale.server";
import { drafts } from "~/metrics/metrics.server";
import { log } from "~/process/log.server";
import { draftDays } from "~/settings/kept-days";
import { countNewDraft } from "./form-limits.server";
import { checkSteps, type RawAnswers, type StepChecks } from "./journey";
import { changesRefusedFiles, type FileOutcome, mergeRefusedFiles } from "./refused-files";

/** A booking in progress: the answers so far, and whether they are valid. */
export interface Draft {
  id: string;
  /** As typed, valid or not. */
  answers: RawAnswers;
  checks: StepChecks;
  refusedFiles: DraftRow["refusedFiles"];
}

type DraftRow = typeof bookingDrafts.$inferSelect;

export function toDraft({ id, answers, refusedFiles }: Omit<Draft, "checks">): Draft {
  return { id, answers, checks: checkSteps(answers), refusedFiles };
}

/** SQL for the expiry of a draft that is changed now, by the database's clock. */
export const draftExpiry = () => sql`now() + make_interval(days => ${draftDays})`;

/** A draft that can still be changed: neither submitted nor expired, and not moved to another browser. */
export const isOpenDraft = and(
  isNull(bookingDrafts.bookingId),
  isNull(bookingDrafts.movedTo),
  gt(bookingDrafts.expiresAt, sql`now()`),
);
const isOpen = (id: string) => and(eq(bookingDrafts.id, id), isOpenDraft);

/**
 * Returns a draft as the owner of files that are received. Its lock counts concurrent uploads one after the other, and a submit sees all or
 * none of the files. It also extends the draft's expiry.
 */
export function toFileDraft(id: string): FileOwner {
  return {
    id,
    kind: "draft",
    lock: async (transaction) => {
      const open = await transaction
        .update(bookingDrafts)
        .set({ expiresAt: draftExpiry() })
        .where(isOpen(id))
        .returning({ id: bookingDrafts.id });
      return open.length > 0;
    },
  };
}

/** Whether a draft has not expired, by the clock of the database, which also set the time. */
export const isLive = sql<boolean>`${bookingDrafts.expiresAt} > now()`;
/** The draft that another one was moved to. */
const movedDrafts = alias(bookingDrafts, "moved");

export type SubmittedDraft = typeof bookings.$inferSelect & {
  draftId: string;
  /** As typed. */
  answers: RawAnswers;
};

/** The state of a draft. `none`: it has no row, because nothing was saved yet or the row was swept. */
export type FoundDraft =
  | { kind: "none" }
  | { kind: "open"; draft: Draft }
  | { kind: "submitted"; booking: SubmittedDraft }
  /** It was continued in another browser by a mailed link, and maybe submitted there. */
  | { kind: "moved"; isSubmitted: boolean }
  | { kind: "expired" };

export async function findDraft(id: string | undefined): Promise<FoundDraft> {
  if (!id) return { kind: "none" };
  const [found] = await db()
    .select({ draft: bookingDrafts, booking: bookings, isLive, submitted: movedDrafts.bookingId })
    .from(bookingDrafts)
    .leftJoin(bookings, eq(bookings.id, bookingDrafts.bookingId))
    .leftJoin(movedDrafts, eq(movedDrafts.id, bookingDrafts.movedTo))
    .where(eq(bookingDrafts.id, id));
  if (!found) return { kind: "none" };
  if (found.draft.movedTo) return { kind: "moved", isSubmitted: found.submitted !== null };
  const { draft, booking } = found;
  if (booking)
    return {
      kind: "submitted",
      booking: { ...booking, draftId: draft.id, answers: draft.answers },
    };
  return found.isLive ? { kind: "open", draft: toDraft(draft) } : { kind: "expired" };
}

/** Returns the booking that a draft became, for its confirmation; null if it is not submitted. */
export async function findSubmitted(draftId: string | undefined): Promise<SubmittedDraft | null> {
  const found = await findDraft(draftId);
  return found.kind === "submitted" ? found.booking : null;
}

/**
 * Creates the draft `id` unless it exists: concurrent requests share one draft.
 *
 * @param startedAt when the form was first shown, if that is known
 * @throws {TooManyAttemptsError} when `address`, the client's, has opened too many drafts
 */
export async function openDraft(id: string, address: string, startedAt?: Date): Promise<void> {
  await countNewDraft(address, async () => {
    const created = await db()
      .insert(bookingDrafts)
      .values({ id, startedAt, language: currentLocale(), expiresAt: draftExpiry() })
      .onConflictDoNothing({ target: bookingDrafts.id })
      .returning({ id: bookingDrafts.id });
    drafts.inc(created.length);
    return created.length > 0;
  });
}

/**
 * Merges answers into the earlier ones by name, notes the language of the page and which files were not added, and extends the draft's
 * life to the days in the settings.
 *
 * @param isTrapped whether the field that no person sees was filled in, which the draft remembers
 * @returns the updated draft; null if it is no longer open
 */
export async function saveDraft(
  id: string,
  answers: RawAnswers,
  outcome: FileOutcome = { refused: [], settled: [] },
  isTrapped = false,
): Promise<Draft | null> {
  // Most posts are not about files: one statement will do.
  if (outcome.refused.length + outcome.settled.length === 0) {
    const draft = await updateAnswers(db(), id, answers, isTrapped);
    return draft && toDraft(draft);
  }
  return db().transaction(async (transaction) => {
    const draft = await updateAnswers(transaction, id, answers, isTrapped);
    if (!draft) return null;
    return toDraft({ ...draft, refusedFiles: await updateRefusedFiles(transaction, draft, outcome) });
  });
}

async function updateAnswers(database: Database, id: string, answers: RawAnswers, isTrapped: boolean) {
  const [draft] = await database
    .update(bookingDrafts)
    .set({
      answers: sql`${bookingDrafts.answers} || ${JSON.stringify(answers)}::jsonb`,
      language: currentLocale(),
      expiresAt: draftExpiry(),
      ...(isTrapped && { isTrapped }),
    })
    .where(isOpen(id))
    .returning();
  return draft ?? null;
}

/** Records which files were not added, in a submitted draft too: its confirmation lists them. */
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
    if (draft) await updateRefusedFiles(transaction, draft, outcome);
  });
}

/**
 * Notes which of the files that have arrived were refused. The others are stored, so a failure is logged and does not change the response.
 */
export async function noteUploads(
  draftId: string,
  { stored, refused }: { stored: readonly { originalName: string }[]; refused: RefusedFile[] },
): Promise<void> {
  try {
    await noteFileOutcome(draftId, { refused, settled: stored.map(({ originalName }) => originalName) });
  } catch (error) {
    log.warn({ event: "file-outcome-not-noted", draftId, err: error }, "Could not note refused files");
  }
}

/** Pass the transaction that holds the row's lock, so that concurrent requests do not overwrite each other. */
async function updateRefusedFiles(
  transaction: Database,
  { id, refusedFiles: known }: Pick<Draft, "id" | "refusedFiles">,
  outcome: FileOutcome,
): Promise<DraftRow["refusedFiles"]> {
  if (!changesRefusedFiles(known, outcome)) return known;
  const refusedFiles = mergeRefusedFiles(known, outcome);
  await transaction.update(bookingDrafts).set({ refusedFiles }).where(eq(bookingDrafts.id, id));
  return refusedFiles;
}

/**
 * Returns a tag that distinguishes drafts in the browser. Unlike the id in the signed cookie, it grants no access.
 *
 * @returns 12 characters
 */
export function toPublicDraftId(id: string): string {
  return shortDigest(id, 12);
}
