import { eq, inArray } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { files } from "~/db/schema.server";
import type { StoredFile } from "./store-records.server";
import { maxFilesPerDraft } from "./rules";

/** Files that a booking cannot have; each by its stored name. */
export class AttachRefusedError extends Error {
  override name = "ClaimRefusedError";

  constructor(
    readonly reason: "unknown" | "taken" | "too many",
    readonly storedNames: string[],
  ) {
    super(`Files cannot be claimed: ${reason}`);
  }
}

interface Attached {
  /** In the order of the names. */
  attached: StoredFile[];
  /** How many of them the booking did not have before. */
  added: number;
}

/**
 * Gives uploaded files to a booking, all or none; those that it has already are left as they are.
 *
 * @param transaction locks the booking's row: of two calls at once, the second counts what the first has added
 * @throws {AttachRefusedError}
 */
export async function attachUploads(
  transaction: Database,
  bookingId: string,
  storedNames: string[],
): Promise<Attached> {
  const names = [...new Set(storedNames)];
  if (names.length === 0) return { attached: [], added: 0 };
  const found = await transaction
    .select()
    .from(files)
    .where(inArray(files.storedName, names))
    // In one order for all, so that two bookings that claim the same files do not wait for each other.
    .orderBy(files.id)
    .for("update");
  const namesOf = (rows: StoredFile[]) => rows.map(({ storedName }) => storedName);
  const unknown = names.filter((name) => !namesOf(found).includes(name));
  if (unknown.length > 0) throw new AttachRefusedError("unknown", unknown);
  const taken = found.filter((file) => file.bookingId !== null && file.bookingId !== bookingId);
  if (taken.length > 0) throw new AttachRefusedError("taken", namesOf(taken));

  const fresh = found.filter((file) => file.bookingId === null);
  const had = await transaction.$count(files, eq(files.bookingId, bookingId));
  if (fresh.length > 0 && had + fresh.length > maxFilesPerDraft)
    throw new AttachRefusedError("too many", namesOf(fresh));
  if (fresh.length > 0)
    await transaction
      .update(files)
      .set({ bookingId })
      .where(
        inArray(
          files.id,
          fresh.map(({ id }) => id),
        ),
      );
  return {
    attached: names.flatMap((name) => found.filter((file) => file.storedName === name)),
    added: fresh.length,
  };
}
