import { eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { files, type RefusedFile } from "~/db/schema.server";
import { maxFilesPerBooking } from "./limits";
import type { StoredFile } from "./stored-files.server";

/** The columns of a file that the store has and that has no row yet. */
export type NewFile = Pick<
  typeof files.$inferInsert,
  "storedName" | "originalName" | "contentType" | "byteSize" | "sha256" | "sentFrom"
>;

/** What files are received for: a draft, or a booking by its private page. */
export interface FileOwner {
  id: string;
  kind: "draft" | "booking";
  /** Locks it until the transaction ends. False for a draft that was submitted, has expired or moved, and for a booking that was erased. */
  lock: (transaction: Database) => Promise<boolean>;
}

interface StoredRecords {
  stored: StoredFile[];
  /** Stored names of the files that the owner may not have. */
  excess: Set<string>;
  /** Why the owner may not have them. */
  reason: Extract<RefusedFile["result"], "closed" | "too-many">;
}

/** Stores the rows of files that the store has, up to the limit of the owner. */
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

/** A transaction has one `now()`: timestamps a millisecond apart keep the order in which the files were sent. */
function creationTime(index: number) {
  return sql`now() + make_interval(secs => ${index / 1000})`;
}

/** Returns how many more files the owner may have; null when it is closed. A booking takes no more than it may have when they are added. */
async function roomOf({ id, kind, lock }: FileOwner, transaction: Database): Promise<number | null> {
  if (!(await lock(transaction))) return null;
  if (kind === "booking") return Infinity;
  return Math.max(0, maxFilesPerBooking - (await transaction.$count(files, eq(files.draftId, id))));
}
