import { eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { files, type RefusedFile } from "~/db/schema.server";
import { maxFilesPerBooking } from "./limits";
import type { StoredFile } from "./stored-files.server";

/** The columns of a file that the store has and that has no row yet. */
export type NewFile = Pick<
  typeof files.$inferInsert,
  "id" | "storedName" | "originalName" | "contentType" | "byteSize" | "sha256" | "sentFrom" | "sentTo"
>;

/** A draft of a booking that files are received for. */
export interface FileDraft {
  id: string;
  /** Locks the draft until the transaction ends. False when it was submitted, has expired, or moved to another browser. */
  lock: (transaction: Database) => Promise<boolean>;
}

interface StoredRecords {
  stored: StoredFile[];
  /** Stored names of the files that the draft may not have. */
  excess: Set<string>;
  /** Why the draft may not have them. */
  reason: Extract<RefusedFile["result"], "closed" | "too-many">;
}

/** Stores the rows of files that the store has, up to the limit of the draft. */
export async function storeFileRecords(draft: FileDraft | null, received: NewFile[]): Promise<StoredRecords> {
  if (received.length === 0) return { stored: [], excess: new Set(), reason: "too-many" };
  return db().transaction(async (transaction) => {
    const limit = draft ? await roomOf(draft, transaction) : received.length;
    const accepted = received.slice(0, limit ?? 0);
    const rows = accepted.length
      ? await transaction
          .insert(files)
          .values(
            accepted.map((file, index) => ({ ...file, draftId: draft?.id, createdAt: creationTime(index) })),
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

/** Returns how many more files the draft may have; null when it is closed. */
async function roomOf(draft: FileDraft, transaction: Database): Promise<number | null> {
  if (!(await draft.lock(transaction))) return null;
  return Math.max(0, maxFilesPerBooking - (await transaction.$count(files, eq(files.draftId, draft.id))));
}
