import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { connect } from "~/db/client.server";
import { bookings, files } from "~/db/schema.server";

export interface AcknowledgedBooking {
  /** Unique among the bookings of a test. */
  fullName: string;
  /** The reference of the confirmation; null without a confirmation, which counts as a loss. */
  reference: string | null;
  /** SHA-256 of each file, in hex. */
  hashes: string[];
}

interface Loss {
  kind:
    | "not acknowledged"
    | "lost"
    | "doubled"
    | "under another reference"
    | "without files"
    | "with altered files"
    | "stored without being sent";
  fullName: string;
}

interface Stored {
  reference: string;
  /** SHA-256 of each file, from its row and from the uploads folder; "missing" for a missing file. */
  recorded: string[];
  onDisk: string[];
}

/** Compares the acknowledged bookings with the stored ones, and returns the losses. The app must not run. */
export async function findLosses(
  sent: readonly AcknowledgedBooking[],
  folder: string,
  databaseUrl?: string,
): Promise<Loss[]> {
  const stored = await readStored(folder, databaseUrl);
  const names = new Set(sent.map(({ fullName }) => fullName));
  const unexpected = [...stored.keys()].filter((fullName) => !names.has(fullName));
  return [
    ...sent.flatMap((booking) =>
      findFaults(booking, stored.get(booking.fullName) ?? []).map((kind) => ({
        kind,
        fullName: booking.fullName,
      })),
    ),
    ...unexpected.map((fullName) => ({ kind: "stored without being sent" as const, fullName })),
  ];
}

function findFaults({ reference, hashes }: AcknowledgedBooking, found: Stored[]): Loss["kind"][] {
  const [booking] = found;
  if (reference === null) return ["not acknowledged"];
  if (!booking) return ["lost"];
  if (found.length > 1) return ["doubled"];
  const faults: Loss["kind"][] = [];
  if (booking.reference !== reference) faults.push("under another reference");
  const { recorded, onDisk } = booking;
  if (recorded.length < hashes.length || onDisk.includes("missing")) faults.push("without files");
  else if ([recorded, onDisk].some((list) => list.sort().join() !== [...hashes].sort().join()))
    faults.push("with altered files");
  return faults;
}

async function readStored(folder: string, databaseUrl?: string): Promise<Map<string, Stored[]>> {
  const connection = await connect({ databaseUrl, dataDir: path.join(folder, "data") });
  try {
    const { id, fullName, reference } = bookings;
    const byId = new Map<string | null, Stored>();
    const byName = new Map<string, Stored[]>();
    for (const row of await connection.db.select({ id, fullName, reference }).from(bookings)) {
      const stored: Stored = { reference: row.reference, recorded: [], onDisk: [] };
      byId.set(row.id, stored);
      byName.set(row.fullName, [...(byName.get(row.fullName) ?? []), stored]);
    }
    for (const { bookingId, storedName, sha256 } of await connection.db.select().from(files)) {
      const booking = byId.get(bookingId);
      booking?.recorded.push(sha256);
      booking?.onDisk.push(hashFile(path.join(folder, "uploads", storedName)));
    }
    return byName;
  } finally {
    await connection.close();
  }
}

function hashFile(file: string): string {
  return existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : "missing";
}
