import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { countAddressAttempt } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookingDrafts, bookings, type RefusedFile } from "~/db/schema.server";
import type { FileOwner } from "~/files/insert-files.server";
import { shortDigest } from "~/lib/sha256.server";
import { currentLocale } from "~/messages/current-locale.server";
import { drafts } from "~/metrics/metrics.server";
import { log } from "~/process/log.server";
import { draftDays } from "~/settings/kept-days";
import { checkSteps, type RawAnswers, type StepChecks } from "./journey";
import { changesRefusedFiles, type FileOutcome, mergeRefusedFiles } from "./refused-files";

export interface Draft {
  id: string;
  /** As typed, valid or not. */
  answers: RawAnswers;
  checks: StepChecks;
  refusedFiles: DraftRecord["refusedFiles"];
}

type DraftRecord = typeof bookingDrafts.$inferSelect;

export function toDraft({ id, answers, refusedFiles }: Omit<Draft, "checks">): Draft {
  return { id, answers, checks: checkSteps(answers), refusedFiles };
}

/** Returns the expiry of a draft that changes now, by the database's clock. */
export const draftExpiry = () => sql`now() + make_interval(days => ${draftDays})`;

/** Matches drafts that are not submitted, expired or moved to another browser. */
export const isOpenDraft = and(
  isNull(bookingDrafts.bookingId),
  isNull(bookingDrafts.movedTo),
  gt(bookingDrafts.expiresAt, sql`now()`),
);
const isOpen = (id: string) => and(eq(bookingDrafts.id, id), isOpenDraft);

/**
 * Returns a draft as the owner of uploaded files. Its lock serializes concurrent uploads, and makes a submit see all or none of the files.
 * It also extends the draft's expiry.
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

/** Uses the database's clock, which also set the expiry. */
export const isLive = sql<boolean>`${bookingDrafts.expiresAt} > now()`;
/** Joins the draft that another draft moved to. */
const movedDrafts = alias(bookingDrafts, "moved");

export type SubmittedDraft = typeof bookings.$inferSelect & {
  draftId: string;
  answers: RawAnswers;
};

/** `none` means that no row exists: nothing was saved yet, or a sweep removed it. */
export type FoundDraft =
  | { kind: "none" }
  | { kind: "open"; draft: Draft }
  | { kind: "submitted"; booking: SubmittedDraft }
  /** A mailed link continued the draft in another browser. It may be submitted there. */
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

/** Returns the draft's booking for its confirmation. Null if the draft is not submitted. */
export async function findSubmitted(draftId: string | undefined): Promise<SubmittedDraft | null> {
  const found = await findDraft(draftId);
  return found.kind === "submitted" ? found.booking : null;
}

/**
 * Creates the draft unless it exists. Concurrent requests share one draft.
 *
 * @param startedAt when the form was first shown, if known
 * @throws {TooManyAttemptsError} if the client's `address` opened too many drafts
 */
export async function openDraft(id: string, address: string, startedAt?: Date): Promise<void> {
  const open = async () => {
    const created = await db()
      .insert(bookingDrafts)
      .values({ id, startedAt, language: currentLocale(), expiresAt: draftExpiry() })
      .onConflictDoNothing({ target: bookingDrafts.id })
      .returning({ id: bookingDrafts.id });
    drafts.inc(created.length);
    return created.length > 0;
  };
  await countAddressAttempt(clientLimits.drafts, address, open, (isNew) => isNew);
}

/**
 * Merges answers into the stored ones by name, saves the page's language and the refused files, and renews the draft's expiry.
 *
 * @param isTrapped whether the hidden field was filled in, which the draft keeps
 * @returns the updated draft; null if it is no longer open
 */
export async function saveDraft(
  id: string,
  answers: RawAnswers,
  outcome: FileOutcome = { refused: [], settled: [] },
  isTrapped = false,
): Promise<Draft | null> {
  // Most posts contain no file news, so one statement suffices.
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

/** Records refused files, even in a submitted draft: its confirmation lists them. */
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

/** Records which uploaded files were refused. The other files are already stored, so a failure is only logged. */
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

/** Needs the transaction that holds the row's lock, so that concurrent requests do not overwrite each other. */
async function updateRefusedFiles(
  transaction: Database,
  { id, refusedFiles: known }: Pick<Draft, "id" | "refusedFiles">,
  outcome: FileOutcome,
): Promise<DraftRecord["refusedFiles"]> {
  if (!changesRefusedFiles(known, outcome)) return known;
  const refusedFiles = mergeRefusedFiles(known, outcome);
  await transaction.update(bookingDrafts).set({ refusedFiles }).where(eq(bookingDrafts.id, id));
  return refusedFiles;
}

/** Returns a tag of 12 characters that distinguishes drafts in the browser. Unlike the id in the signed cookie, it grants no access. */
export function toPublicDraftId(id: string): string {
  return shortDigest(id, 12);
}
