import { and, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { deliveryItems, partialUploads } from "~/db/schema.server";
import { dayMs, hourMs } from "~/lib/time";
import { listReceived, removeReceived } from "./received-files.server";

/** A row of `partial_uploads`. */
type PartialUpload = typeof partialUploads.$inferSelect;

/** How long a file of a visitor is kept that nobody continues. */
const unfinishedMs = dayMs;
/** How long a file may lie there before its row is looked for: longer than any transaction takes. */
const orphanMs = hourMs;
const maxPerSweep = 500;

/** What an upload is for: a draft, or a request by its private page; neither for a file that a booking takes by its name. */
export interface UploadPlace {
  draftId: string | null;
  /** The booking of the private page. */
  sentTo: string | null;
}

/** The condition for the uploads of one place. */
export function isAt(
  table: Record<keyof UploadPlace, PgColumn>,
  { draftId, sentTo }: UploadPlace,
): SQL | undefined {
  return and(
    draftId === null ? isNull(table.draftId) : eq(table.draftId, draftId),
    sentTo === null ? isNull(table.sentTo) : eq(table.sentTo, sentTo),
  );
}

/** Returns an upload of a draft or of a private page; of neither, if both are null. */
export async function findPartialUpload(id: string, place: UploadPlace): Promise<PartialUpload | undefined> {
  const [found] = await db()
    .select()
    .from(partialUploads)
    .where(and(eq(partialUploads.id, id), isAt(partialUploads, place)));
  return found;
}

export async function insertPartialUpload(
  upload: Pick<PartialUpload, "id" | "name" | "byteSize" | "sentFrom" | "sentTo" | "draftId">,
): Promise<void> {
  await db().insert(partialUploads).values(upload);
}

export async function notePartialUpload(id: string, received: number): Promise<void> {
  await db()
    .update(partialUploads)
    .set({ received, activeAt: sql`now()` })
    .where(eq(partialUploads.id, id));
}

/** Removes what is arriving on the private page of a booking. If that is undone, its senders begin again. */
export async function removePartialUploadsTo(transaction: Database, bookingId: string): Promise<void> {
  const removed = await transaction
    .delete(partialUploads)
    .where(eq(partialUploads.sentTo, bookingId))
    .returning({ id: partialUploads.id });
  for (const { id } of removed) await removeReceived(id);
}

/** Removes an upload with what has arrived of it. Returns whether it was there. */
export async function removePartialUpload(id: string, draftId: string | null): Promise<boolean> {
  const removed = await db()
    .delete(partialUploads)
    .where(and(eq(partialUploads.id, id), isOfDraft(draftId)))
    .returning({ id: partialUploads.id });
  if (removed.length === 0) return false;
  await removeReceived(id);
  return true;
}

/** Returns the bytes that have arrived of such uploads, each at least 64 KiB, as those of files without a booking are counted. */
export async function sumPartialBytes(which?: SQL): Promise<number> {
  const [row] = await db()
    .select({ bytes: sql<number>`coalesce(sum(unclaimed_bytes(${partialUploads.received})), 0)::float8` })
    .from(partialUploads)
    .where(which);
  return row?.bytes ?? 0;
}

/**
 * Removes files of visitors that nobody has continued for a day, and what has arrived of uploads that were removed.
 *
 * @param now the time at which their age counts
 */
export async function sweepPartialUploads(now: Date): Promise<{ uploads: number; orphans: number }> {
  const isOld = lt(partialUploads.activeAt, new Date(now.getTime() - unfinishedMs));
  const old = db().select({ id: partialUploads.id }).from(partialUploads).where(isOld).limit(maxPerSweep);
  const removed = await db()
    .delete(partialUploads)
    .where(and(inArray(partialUploads.id, old), isOld))
    .returning({ id: partialUploads.id });
  for (const { id } of removed) await removeReceived(id);
  return { uploads: removed.length, orphans: await removeOrphans() };
}

/** The disk stamps files by the clock of this machine. */
async function removeOrphans(): Promise<number> {
  const idle = (await listReceived()).filter(
    ({ modifiedAt }) => modifiedAt.getTime() < Date.now() - orphanMs,
  );
  if (idle.length === 0) return 0;
  const ids = idle.map(({ itemId }) => itemId);
  const known = new Set<string>();
  for (const table of [deliveryItems, partialUploads])
    for (const { id } of await db().select({ id: table.id }).from(table).where(inArray(table.id, ids)))
      known.add(id);
  const orphans = ids.filter((id) => !known.has(id));
  for (const id of orphans) await removeReceived(id);
  return orphans.length;
}

function isOfDraft(draftId: string | null): SQL {
  return draftId === null ? isNull(partialUploads.draftId) : eq(partialUploads.draftId, draftId);
}
