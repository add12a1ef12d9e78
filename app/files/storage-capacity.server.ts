import type { RefusedFile } from "~/db/schema.server";
import { toIpv6Range } from "~/lib/ip-address.server";
import type { FileStore } from "./file-store";
import { maxFileSize, maxUnclaimedBytes, mebibyte, minFreeUploadBytes } from "./limits";
import { sumUnattachedBytes, sumUnattachedBytesOf } from "./stored-files.server";

/** Milliseconds between measurements of the database and the disk. */
const refreshMs = 1_000;

/** One sender's share of the remaining bytes. */
const shareOfSender = 1 / 10;
/** The minimum of one sender's share: one file with the rest of its form. */
const minShare = maxFileSize + mebibyte;

/** The bytes that this process's forms have reserved, in total and by sender. `awaited` is the part that has not arrived yet. */
const inFlight = { reserved: 0, awaited: 0, bySender: new Map<string, number>() };

const capacities = new WeakMap<FileStore, StorageCapacity>();

/** Returns the capacity of a store, which all forms of this process share. */
export function storageCapacity(store: FileStore): StorageCapacity {
  const capacity = capacities.get(store) ?? new StorageCapacity(store);
  capacities.set(store, capacity);
  return capacity;
}

/**
 * Returns the address whose senders share one part of the capacity: the /48 of an IPv6 address, which one customer may hold, or a single
 * IPv4 address.
 */
export function toSenderRange(address: string): string {
  return toIpv6Range(address) ?? address;
}

/**
 * `store-full`: the store has no space. `store-busy`: open forms have reserved the space. `over-share`: the sender's files without a
 * booking fill the sender's share.
 */
export type StorageShortage = Extract<RefusedFile["result"], "store-full" | "store-busy" | "over-share">;

interface HeldBytes {
  stored: number;
  reserved: number;
}

/**
 * Limits the bytes of files without a booking, and keeps disk space free. One sender may hold a tenth of the capacity that the files of
 * others leave, and always one file. The files are measured once a second; reservations in between are added to the measurement. The forms
 * of other processes count only when their files have rows, so each further process may exceed the limits by its own reservations.
 */
export class StorageCapacity {
  /** Bytes that can be reserved, now and without open forms. */
  private left = 0;
  private leftWithoutForms = 0;
  private measuredAt = -Infinity;
  private measuring: Promise<void> | undefined;

  constructor(private readonly store: FileStore) {}

  /**
   * Reserves bytes for one form. `sender` comes from `toSenderRange`. `own` is the form's earlier reservation. A form that would not fit even
   * without other forms gets `store-full` or `over-share`, so its sender does not wait for other forms. Returns null when the bytes are
   * reserved.
   */
  async reserve(bytes: number, sender: string, own: number): Promise<StorageShortage | null> {
    if (performance.now() - this.measuredAt > refreshMs) await this.refresh();
    const held = await readHeldBytes(sender);
    // Only a new measurement counts bytes that were released since the last one.
    if (this.findShortage(bytes, held, own)) await this.refresh();
    const reserved = reservedBy(sender);
    // The sum may lack the files of a form that ended in the meantime, so its reservation still counts.
    const shortage = this.findShortage(bytes, { ...held, reserved: Math.max(held.reserved, reserved) }, own);
    if (shortage) return shortage;
    this.left -= bytes;
    inFlight.reserved += bytes;
    inFlight.awaited += bytes;
    inFlight.bySender.set(sender, reserved + bytes);
    return null;
  }

  arrive(bytes: number): void {
    inFlight.awaited -= bytes;
  }

  /** Releases a sender's reservation. `awaited` bytes of it never arrived. */
  release(sender: string, reserved: number, awaited: number): void {
    inFlight.reserved -= reserved;
    inFlight.awaited -= awaited;
    const left = reservedBy(sender) - reserved;
    if (left > 0) inFlight.bySender.set(sender, left);
    else inFlight.bySender.delete(sender);
  }

  private findShortage(bytes: number, { stored, reserved }: HeldBytes, own: number): StorageShortage | null {
    if (this.left < bytes) return this.leftWithoutForms < own + bytes ? "store-full" : "store-busy";
    const share = Math.max(minShare, (this.left + stored + reserved) * shareOfSender);
    if (stored + reserved + bytes <= share) return null;
    return stored + own + bytes > share ? "over-share" : "store-busy";
  }

  private refresh(): Promise<void> {
    return (this.measuring ??= this.measure().finally(() => (this.measuring = undefined)));
  }

  private async measure(): Promise<void> {
    const reservedBefore = inFlight.reserved;
    const unattached = await sumUnattachedBytes();
    const free = await this.store.freeBytes();
    // The sum may lack the rows of a form that ended during the query, so its reservation still counts.
    const reserved = Math.max(reservedBefore, inFlight.reserved);
    const unused = maxUnclaimedBytes - unattached;
    const usable = free - minFreeUploadBytes;
    this.left = Math.min(unused - reserved, usable - inFlight.awaited);
    // The disk already has the arrived bytes of open forms.
    this.leftWithoutForms = Math.min(unused, usable + inFlight.reserved - inFlight.awaited);
    this.measuredAt = performance.now();
  }
}

function reservedBy(sender: string): number {
  return inFlight.bySender.get(sender) ?? 0;
}

async function readHeldBytes(sender: string): Promise<HeldBytes> {
  const reserved = reservedBy(sender);
  return { stored: await sumUnattachedBytesOf(sender), reserved };
}
