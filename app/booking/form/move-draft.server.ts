import { randomUUID } from "node:crypto";
import { and, eq, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookingDrafts, draftLinks } from "~/db/schema.server";
import { moveDraftFiles } from "~/files/attach-uploads.server";
import { keyedDigest, toLinkHash } from "~/lib/link-token.server";
import { uuid8 } from "~/lib/uuid";
import { moveDraftMails } from "~/mail/outbox.server";
import { type Draft, draftExpiry, isOpenDraft, toDraft } from "./draft.server";
import { countNewDraft } from "./form-limits.server";

/** Times that the draft of a link is looked up, because another request may have moved it meanwhile. */
const maxLookups = 3;

interface Opening {
  /** The id of the form whose button was pressed: pressed twice, it moves the draft once. */
  formId: string;
  /** The draft that the browser has. */
  current: string | undefined;
  /** The client's address. */
  address: string;
}

/**
 * Opens the draft of a mailed link in the browser that asks: the draft moves to a new id, with its files, so that whoever had the earlier
 * one can neither read nor change it anymore. Links that were mailed to other mailboxes end; those to the same one work again
 * and again, and each moves the draft.
 *
 * @returns null for a token that is malformed or wrong, and for a draft that expired or was submitted
 * @throws {TooManyAttemptsError} if the address has opened too many drafts
 */
export async function openLinkedDraft(token: string, opening: Opening): Promise<Draft | null> {
  let opened: Draft | null = null;
  await countNewDraft(opening.address, async () => {
    const outcome = await db().transaction((transaction) => openInTransaction(transaction, token, opening));
    opened = outcome && toDraft(outcome.draft);
    return outcome?.isMoved ?? false;
  });
  return opened;
}

type DraftRow = typeof bookingDrafts.$inferSelect;

async function openInTransaction(transaction: Database, token: string, { formId, current }: Opening) {
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

/** Locks the draft and not its link: two links of one draft that are opened at once would wait for each other. */
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

/** Moves a draft that the transaction has locked. Its earlier row keeps nothing but where it went. */
async function moveDraft(transaction: Database, draft: DraftRow, wantedId: string): Promise<DraftRow> {
  const values = { ...draft, expiresAt: draftExpiry() };
  const insert = (id: string) =>
    transaction
      .insert(bookingDrafts)
      .values({ ...values, id })
      .onConflictDoNothing({ target: bookingDrafts.id })
      .returning();
  // The id exists where the form was sent before, and the draft moved on since.
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

/** Only who has the link can compute it. */
function toMovedId(token: string, formId: string): string {
  return uuid8(keyedDigest(["moved-draft", token, formId]));
}
