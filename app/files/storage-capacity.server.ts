import { env } from "~/env.server";
import { mebibyte } from "./limits";
import type { FileStore } from "./file-store";
import { sumUnattachedBytes } from "./stored-files.server";

/** Milliseconds for which one measurement of the database and the disk is used. */
const refreshMs = 1_000;

/** Bytes that the forms of this process have reserved, and the part of them that has not arrived yet. */
const inFlight = { reserved: 0, awaited: 0 };

const capacities = new WeakMap<FileStore, StorageCapacity>();

/** Returns the capacity of a store, shared by all forms of this process. */
export function storageCapacity(store: FileStore): StorageCapacity {
  const capacity = capacities.get(store) ?? new StorageCapacity(store);
  capacities.set(store, capacity);
  return capacity;
}

/**
 * Limits the bytes of files without a booking, and keeps disk space free. It measures once a second and reserves from
 * that measurement. The forms of other processes count only once their files have rows, so each further process may
 * exceed the limit by what its open forms have reserved.
 */
export class StorageCapacity {
  private left = 0;
  private measuredAt = -Infinity;
  private measuring: Promise<void> | undefined;

  constructor(private readonly store: FileStore) {}

  /** Reserves bytes for one form. Returns false when the store does not have the capacity. */
  async reserve(bytes: number): Promise<boolean> {
    if (performance.now() - this.measuredAt > refreshMs) await this.refresh();
    // Bytes that were released since the last measurement are only counted by a new one.
    if (this.left < bytes) await this.refresh();
    if (this.left < bytes) return false;
    this.left -= bytes;
    inFlight.reserved += bytes;
    inFlight.awaited += bytes;
    return true;
  }

  /** Counts reserved bytes as arrived. */
  arrive(bytes: number): void {
    inFlight.awaited -= bytes;
  }

  /** Releases a reservation, of which `awaited` bytes never arrived. */
  release(reserved: number, awaited: number): void {
    inFlight.reserved -= reserved;
    inFlight.awaited -= awaited;
  }

  private refresh(): Promise<void> {
    return (this.measuring ??= this.measure().finally(() => (this.measuring = undefined)));
  }

  private async measure(): Promise<void> {
    const { UNCLAIMED_UPLOADS_LIMIT_MB, UPLOADS_MIN_FREE_MB } = env();
    const reservedBefore = inFlight.reserved;
    const unattached = await sumUnattachedBytes();
    const free = UPLOADS_MIN_FREE_MB === 0 ? Infinity : await this.store.freeBytes();
    // The rows of a form that ended during the query may be missing from the sum: its reservation still counts.
    const reserved = Math.max(reservedBefore, inFlight.reserved);
    this.left = Math.min(
      UNCLAIMED_UPLOADS_LIMIT_MB * mebibyte - unattached - reserved,
      free - UPLOADS_MIN_FREE_MB * mebibyte - inFlight.awaited,
    );
    this.measuredAt = performance.now();
  }
}
