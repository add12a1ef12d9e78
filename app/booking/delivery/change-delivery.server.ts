import { and, desc, eq, sql } from "drizzle-orm";
import type { Session } from "~/access/session";
import { changeAsStaff, workAsStaff } from "~/booking/change/change-booking.server";
import type { StaffChange } from "~/booking/change/record-change.server";
import type { Database } from "~/db/connection.server";
import { deliveries, deliveryItems } from "~/db/schema.server";
import { takeUploads } from "~/files/attach-uploads.server";
import { queueRemovals } from "~/files/release-files.server";
import type { StoredFile } from "~/files/stored-files.server";
import { maxItems, mayDeliver } from "./delivery";
import { type Delivery, type DeliveryItem, findItems } from "./find-deliveries.server";

interface DeliveryTexts {
  title: string;
  note: string;
}

/** The draft's row cannot change until the transaction ends. */
interface DraftChange extends StaffChange {
  draft: Delivery;
  items: DeliveryItem[];
}

export function startDelivery(
  bookingId: string | undefined,
  { formId, ...content }: DeliveryTexts & { formId: string },
  session: Session,
) {
  return workAsStaff({ bookingId, session, form: { formId } }, content, async (change) => {
    const { transaction, booking, staff, rowId: id } = change;
    if (!mayDeliver(booking.stage)) return { result: "not-allowed" } as const;
    const [last] = await transaction
      .select()
      .from(deliveries)
      .where(eq(deliveries.bookingId, booking.id))
      .orderBy(desc(deliveries.version))
      .limit(1);
    if (last?.id === id) return { result: "done" } as const;
    if (last?.state === "draft") return { result: "has-draft" } as const;
    const version = (last?.version ?? 0) + 1;
    await transaction
      .insert(deliveries)
      .values({ ...content, id, bookingId: booking.id, version, createdBy: staff.email });
    return { result: "done" } as const;
  });
}

/**
 * Saves the title and note of the draft.
 *
 * @param form.isKnown whether the stored draft is the one that was edited. A form compares its texts, so a file that arrives in the
 * meantime causes no conflict. An API client compares the revision.
 * @returns `draft-changed` with the stored draft if another one was edited
 */
export function saveDelivery(
  bookingId: string | undefined,
  { title, note, isKnown }: DeliveryTexts & { isKnown: (stored: Delivery) => boolean },
  session: Session,
) {
  return changeDraft({ bookingId, session }, null, async ({ transaction, draft }) => {
    if (draft.title === title && draft.note === note) return { result: "done", isSame: true } as const;
    if (!isKnown(draft)) return { result: "draft-changed", stored: draft } as const;
    await transaction.update(deliveries).set({ title, note }).where(eq(deliveries.id, draft.id));
    return { result: "done" } as const;
  });
}

/** Adds a link to a page of another service. A form that is sent twice adds it once. */
export function addLink(
  bookingId: string | undefined,
  { formId, name, url }: { formId?: string; name: string; url: string },
  session: Session,
) {
  return changeDraft({ bookingId, session, formId }, { name, url }, async (change) => {
    const { transaction, draft, items, rowId: id } = change;
    if (items.some((item) => item.id === id)) return { result: "done", isSame: true } as const;
    const position = nextPosition(items);
    if (position === null) return { result: "full" } as const;
    await transaction.insert(deliveryItems).values({
      id,
      deliveryId: draft.id,
      kind: "link",
      state: "ready",
      name,
      url,
      position,
      createdBy: change.staff.email,
    });
    return { result: "done" } as const;
  });
}

/** Adds uploaded files to the draft. They are then no longer uploads. */
export function addUploads(
  bookingId: string | undefined,
  { uploads, kind }: { uploads: readonly StoredFile[]; kind: "file" | "tour" },
  session: Session,
) {
  return changeDraft({ bookingId, session }, null, async (change) => {
    const position = nextPosition(change.items, uploads.length);
    if (position === null) return { result: "full" } as const;
    const names = namesIn(change.items);
    const duplicate = uploads.find(({ originalName }) => names.has(originalName));
    if (duplicate) return { result: "same-name", name: duplicate.originalName } as const;
    const attached = await takeUploads(
      change.transaction,
      uploads.map(({ storedName }) => storedName),
    );
    await change.transaction.insert(deliveryItems).values(
      attached.map(({ storedName, originalName, contentType, byteSize, sha256 }, index) => ({
        deliveryId: change.draft.id,
        kind,
        state: "ready" as const,
        name: originalName,
        contentType,
        byteSize,
        received: byteSize,
        sha256,
        storedName,
        position: position + index,
        createdBy: change.staff.email,
      })),
    );
    return { result: "done" } as const;
  });
}

/** Moves an item of the draft before another one, or to the end. Changes nothing if it is already there or one of them is missing. */
export function moveItem(
  bookingId: string | undefined,
  { itemId, beforeId }: { itemId: string; beforeId: string | null },
  session: Session,
) {
  return changeDraft({ bookingId, session }, null, async ({ transaction, items }) => {
    const moved = moveBefore(items, itemId, beforeId);
    if (!moved) return { result: "done", isSame: true } as const;
    for (const [position, { id }] of moved.entries())
      await transaction.update(deliveryItems).set({ position }).where(eq(deliveryItems.id, id));
    return { result: "done" } as const;
  });
}

/**
 * Removes an item of the draft. Returns `unknown-item` for an item of another version or booking. Call `removeReleasedFiles` afterwards. A
 * sweep removes the received part of an unfinished upload.
 */
export function removeItem(bookingId: string | undefined, itemId: string, session: Session) {
  return changeDraft({ bookingId, session }, null, async ({ transaction, draft }) => {
    const removed = await transaction
      .delete(deliveryItems)
      .where(and(eq(deliveryItems.id, itemId), eq(deliveryItems.deliveryId, draft.id)))
      .returning({ storedName: deliveryItems.storedName });
    await queueRemovals(
      transaction,
      removed.flatMap(({ storedName }) => storedName ?? []),
    );
    if (removed.length > 0) return { result: "done" } as const;
    // Removed items leave no trace, so a repeated removal succeeds.
    const isElsewhere = (await transaction.$count(deliveryItems, eq(deliveryItems.id, itemId))) > 0;
    return isElsewhere ? ({ result: "unknown-item" } as const) : ({ result: "done", isSame: true } as const);
  });
}

/** Changes the draft of a booking, and increases its revision unless nothing changed. The booking's lock serializes changes. */
export function changeDraft<Result extends { result: string; isSame?: true }>(
  target: Parameters<typeof changeAsStaff>[0],
  content: unknown,
  change: (context: DraftChange) => Promise<Result>,
) {
  return changeAsStaff(target, content, async (context) => {
    const { transaction, booking } = context;
    if (!mayDeliver(booking.stage)) return { result: "not-allowed" } as const;
    const draft = await findUnpublished(transaction, booking.id);
    if (!draft) return { result: "no-draft" } as const;
    const items = await findItems([draft.id], transaction);
    const result = await change({ ...context, draft, items });
    if (result.result === "done" && !result.isSame) await raiseRevision(transaction, draft.id);
    return result;
  });
}

/** Increases the revision, so an editor with an older copy of the draft gets a conflict. */
export async function raiseRevision(transaction: Database, deliveryId: string): Promise<void> {
  await transaction
    .update(deliveries)
    .set({ revision: sql`${deliveries.revision} + 1` })
    .where(eq(deliveries.id, deliveryId));
}

export async function findUnpublished(database: Database, bookingId: string): Promise<Delivery | undefined> {
  const [draft] = await database
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.bookingId, bookingId), eq(deliveries.state, "draft")));
  return draft;
}

/** Returns the position after the last item. Null if `count` more items would exceed `maxItems`. */
export function nextPosition(items: readonly DeliveryItem[], count = 1): number | null {
  return items.length + count > maxItems ? null : (items.at(-1)?.position ?? -1) + 1;
}

/** Returns the file names of the draft. They become names of downloads, so they are unique within a delivery. */
export function namesIn(items: readonly DeliveryItem[]): Set<string> {
  return new Set(items.filter(({ kind }) => kind !== "link").map(({ name }) => name));
}

/** Moves an entry before another one, or to the end (null). Returns null if the order stays the same, or an id is not in the list. */
function moveBefore<Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string,
  before: string | null,
): Entry[] | null {
  const moved = entries.find((entry) => entry.id === id);
  const others = entries.filter((entry) => entry !== moved);
  const index = before === null ? others.length : others.findIndex((entry) => entry.id === before);
  return moved && index >= 0 && entries.indexOf(moved) !== index ? others.toSpliced(index, 0, moved) : null;
}
