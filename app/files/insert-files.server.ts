import { eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { files, type RefusedFile } from "~/db/schema.server";
import { maxFilesPerBooking } from "./limits";
import type { StoredFile } from "./stored-files.server";

export type NewFile = Pick<
  typeof files.$inferInsert,
  "storedName" | "originalName" | "contentType" | "byteSize" | "sha256" | "sentFrom"
>;

/** A draft, or a booking on its private page. */
export interface FileOwner {
  id: string;
  kind: "draft" | "booking";
  /** Locks the owner until the transaction ends. Returns false for a submitted, expired or moved draft, and for an erased booking. */
  lock: (transaction: Database) => Promise<boolean>;
}

interface StoredRecords {
  stored: StoredFile[];
  excess: Set<string>;
  reason: Extract<RefusedFile["result"], "closed" | "too-many">;
}

/** Inserts the rows of stored files, up to the owner's limit. */
export async function storeFileRecords(owner: FileOwner | null, received: NewFile[]): Promise<StoredRecords> {
  if (received.length === 0) return { stored: [], excess: new Set(), reason: "too-many" };
  return db().transaction(async (transaction) => {
    const limit = owner ? await roomOf(owner, transaction) : received.length;
    const accepted = received.slice(0, limit ?? 0);
    const rows = accepted.length
      ? await transaction
          .insert(files)
          .values(
            accepted.map((file, index) => ({
              ...file,
              draftId: owner?.kind === "draft" ? owner.id : null,
              sentTo: owner?.kind === "booking" ? owner.id : null,
              createdAt: creationTime(index),
            })),
          )
          .returning()
      : [];
    return {
      stored: accepted.flatMap(({ storedName }) => rows.filter((row) => row.storedName === storedName)),
      excess: new Set(received.slice(accepted.length).map(({ storedName }) => storedName)),
      reason: limit === null ? "closed" : "too-many",
    };
  });
}

/** Returns timestamps a millisecond apart, which keep the sent order of the files, because a transaction has only one `now()`. */
function creationTime(index: number) {
  return sql`now() + make_interval(secs => ${index / 1000})`;
}

/**
 * Returns how many more files the draft or booking accepts; null if it no longer accepts files. Infinity for a booking, because its limit
 * applies later, when the files are attached.
 */
async function roomOf({ id, kind, lock }: FileOwner, transaction: Database): Promise<number | null> {
  if (!(await lock(transaction))) return null;
  if (kind === "booking") return Infinity;
  return Math.max(0, maxFilesPerBooking - (await transaction.$count(files, eq(files.draftId, id))));
}
