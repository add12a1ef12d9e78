import { env } from "~/env.server";
import { mebibyte } from "./byte-limits.server";
import type { FileStore } from "./store";
import { unclaimedBytes } from "./unclaimed-bytes.server";

/** Milliseconds that one look at the database and the disk serves all forms of this process. */
const refreshMs = 1_000;

/** Bytes that the forms of this process have reserved, and those of them that have not arrived yet. */
const inFlight = { reserved: 0, awaited: 0 };

const capacities = new WeakMap<FileStore, StorageCapacity>();

/** How much more a store may take, for all forms of this process together. */
export function storageCapacity(store: FileStore): StorageCapacity {
  const room = capacities.get(store) ?? new StorageCapacity(store);
  capacities.set(store, room);
  return room;
}

/**
 * Bounds what lies in the store without a booking, and keeps free disk. It looks once a second and reserves from
 * what it saw then. Forms of other processes count once their files are recorded: each further process may exceed
 * the bound by what its open forms have reserved.
 */
class StorageCapacity {
  private left = 0;
  private lookedAt = -Infinity;
  private look: Promise<void> | undefined;

  constructor(private readonly store: FileStore) {}

  /** Reserves bytes of one form; false when there is no room for them. */
  async reserve(bytes: number): Promise<boolean> {
    if (performance.now() - this.lookedAt > refreshMs) await this.lookAgain();
    // What forms have given back since the last look counts only now.
    if (this.left < bytes) await this.lookAgain();
    if (this.left < bytes) return false;
    this.left -= bytes;
    inFlight.reserved += bytes;
    inFlight.awaited += bytes;
    return true;
  }

  /** Bytes that were reserved have arrived. */
  arrive(bytes: number): void {
    inFlight.awaited -= bytes;
  }

  /** Ends a reservation: of the reserved bytes so many never arrived. */
  release(reserved: number, awaited: number): void {
    inFlight.reserved -= reserved;
    inFlight.awaited -= awaited;
  }

  private lookAgain(): Promise<void> {
    return (this.look ??= this.measure().finally(() => (this.look = undefined)));
  }

  private async measure(): Promise<void> {
    const { UNCLAIMED_UPLOADS_LIMIT_MB, UPLOADS_MIN_FREE_MB } = env();
    const reservedBefore = inFlight.reserved;
    const unclaimed = await unclaimedBytes();
    const free = UPLOADS_MIN_FREE_MB === 0 ? Infinity : await this.store.freeBytes();
    // A form that ended meanwhile may have been recorded too late to be in the sum.
    const reserved = Math.max(reservedBefore, inFlight.reserved);
    this.left = Math.min(
      UNCLAIMED_UPLOADS_LIMIT_MB * mebibyte - unclaimed - reserved,
      free - UPLOADS_MIN_FREE_MB * mebibyte - inFlight.awaited,
    );
    this.lookedAt = performance.now();
  }
}
