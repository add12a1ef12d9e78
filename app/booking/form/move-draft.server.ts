import { randomUUID } from "node:crypto";
import { and, eq, or, sql } from "drizzle-orm";
import { keyedDigest, toLinkHash } from "~/access/link-token.server";
import { countAddressAttempt } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookingDrafts, draftLinks } from "~/db/schema.server";
import { moveDraftFiles } from "~/files/attach-uploads.server";
import { uuid8 } from "~/lib/uuid";
import { moveDraftMails } from "~/mail/outbox.server";
import { type Draft, draftExpiry, isOpenDraft, toDraft } from "./draft.server";

/** Maximum number of lookups of a link's draft, because another request may move the draft in the meantime. */
const maxLookups = 3;

interface LinkOpening {
  /** The id of the posted form. Posting it twice moves the draft once. */
  formId: string;
  /** The draft in the browser's cookie. */
  current: string | undefined;
  address: string;
}

/**
 * Opens the draft of a mailed link in this browser. The draft moves to a new id with its files, so the earlier browser can no longer read
 * or change it. Links that were mailed to other mailboxes end. Links to the same mailbox stay valid, and each use moves the draft.
 *
 * @returns null if the token is malformed or wrong, or if the draft expired or was submitted
 * @throws {TooManyAttemptsError} if the address opened too many drafts
 */
export async function openLinkedDraft(token: string, opening: LinkOpening): Promise<Draft | null> {
  const outcome = await countAddressAttempt(
    clientLimits.drafts,
    opening.address,
    () => db().transaction((transaction) => openInTransaction(transaction, token, opening)),
    (opened) => opened?.isMoved ?? false,
  );
  return outcome && toDraft(outcome.draft);
}

type LockedDraft = typeof bookingDrafts.$inferSelect;

async function openInTransaction(transaction: Database, token: string, { formId, current }: LinkOpening) {
  const found = await lockLinkedDraft(transaction, token);
  if (!found) return null;
  const { draft, recipientHash } = found;
  await transaction
    .delete(draftLinks)
    .where(
      and(
        eq(draftLinks.draftId, draft.id),
        sql`${draftLinks.recipientHash} is distinct from ${recipientHash}::char(64)`,
      ),
    );
  const newId = toMovedId(token, formId);
  if (draft.id === current || draft.id === newId) return { draft, isMoved: false };
  return { draft: await moveDraft(transaction, draft, newId), isMoved: true };
}

/** Locks the draft, not its link. Otherwise two links of one draft could wait for each other. */
async function lockLinkedDraft(transaction: Database, token: string) {
  for (let lookup = 0; lookup < maxLookups; lookup++) {
    const [link] = await transaction
      .select({ draftId: draftLinks.draftId, recipientHash: draftLinks.recipientHash })
      .from(draftLinks)
      .where(eq(draftLinks.tokenHash, toLinkHash(token)));
    if (!link) return null;
    const [draft] = await transaction
      .select()
      .from(bookingDrafts)
      .where(and(eq(bookingDrafts.id, link.draftId), isOpenDraft))
      .for("update");
    if (draft) return { draft, recipientHash: link.recipientHash };
  }
  return null;
}

/** Moves a draft that the transaction has locked. Its earlier row keeps only the new id. */
async function moveDraft(transaction: Database, draft: LockedDraft, wantedId: string): Promise<LockedDraft> {
  const values = { ...draft, expiresAt: draftExpiry() };
  const insert = (id: string) =>
    transaction
      .insert(bookingDrafts)
      .values({ ...values, id })
      .onConflictDoNothing({ target: bookingDrafts.id })
      .returning();
  // The id already exists if the form was sent before and the draft has moved on since.
  const moved = (await insert(wantedId))[0] ?? (await insert(randomUUID()))[0];
  if (!moved) throw new Error("randomUUID() collision");
  const { id } = moved;
  await moveDraftFiles(transaction, draft.id, id);
  await transaction.update(draftLinks).set({ draftId: id }).where(eq(draftLinks.draftId, draft.id));
  await moveDraftMails(transaction, draft.id, id);
  const isEarlier = or(eq(bookingDrafts.id, draft.id), eq(bookingDrafts.movedTo, draft.id));
  await transaction
    .update(bookingDrafts)
    .set({ answers: {}, refusedFiles: [], movedTo: id, expiresAt: draftExpiry() })
    .where(isEarlier);
  return moved;
}

/** Derives an id that only a holder of the link can compute. */
function toMovedId(token: string, formId: string): string {
  return uuid8(keyedDigest(["moved-draft", token, formId]));
}
