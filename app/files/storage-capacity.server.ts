import type { RefusedFile } from "~/db/schema.server";
import { toIpv6Range } from "~/lib/ip-address.server";
import type { FileStore } from "./file-store";
import { maxFileSize, maxUnclaimedBytes, mebibyte, minFreeUploadBytes } from "./limits";
import { sumUnattachedBytes, sumUnattachedBytesOf } from "./stored-files.server";

/** Milliseconds for which one measurement of the database and the disk is used. */
const refreshMs = 1_000;

/** The part of what is left that one sender may hold. */
const shareOfSender = 1 / 10;
/** However little is left: one file with the rest of its form. */
const leastShare = maxFileSize + mebibyte;

/**
 * Bytes that the forms of this process have reserved, the part of them that has not arrived yet, and the reserved bytes by
 * sender.
 */
const inFlight = { reserved: 0, awaited: 0, bySender: new Map<string, number>() };

const capacities = new WeakMap<FileStore, StorageCapacity>();

/** Returns the capacity of a store, shared by all forms of this process. */
export function storageCapacity(store: FileStore): StorageCapacity {
  const capacity = capacities.get(store) ?? new StorageCapacity(store);
  capacities.set(store, capacity);
  return capacity;
}

/**
 * Returns who shares one part of the capacity with an address: the /48 of an IPv6 address, all of which one customer may hold;
 * an IPv4 address alone.
 */
export function toSender(address: string): string {
  return toIpv6Range(address) ?? address;
}

/**
 * Why bytes cannot be reserved: the store is full; it would have the space, but open forms have reserved it; or the files
 * of the sender that no booking has yet take up the sender's share.
 */
export type Shortage = Extract<RefusedFile["result"], "store-full" | "store-busy" | "over-share">;

/** The bytes that a sender has in the store and in open forms. */
interface Held {
  stored: number;
  reserved: number;
}

/**
 * Limits the bytes of files without a booking, and keeps disk space free. One sender may hold a tenth of what would be left
 * without that sender, and always one file. It measures once a second and reserves from that measurement. The forms of other
 * processes count only once their files have rows, so each further process may exceed the limits by what its open forms have
 * reserved.
 */
export class StorageCapacity {
  /** Bytes that can be reserved, and those that could be if no form were open. */
  private left = 0;
  private leftWithoutForms = 0;
  private measuredAt = -Infinity;
  private measuring: Promise<void> | undefined;

  constructor(private readonly store: FileStore) {}

  /**
   * Reserves bytes for one form.
   *
   * @param sender as `toSender` returns it
   * @param own what the form has reserved before: waiting for other forms does not help a form that alone is too large
   * @returns null when the bytes are reserved
   */
  async reserve(bytes: number, sender: string, own: number): Promise<Shortage | null> {
    if (performance.now() - this.measuredAt > refreshMs) await this.refresh();
    const held = await readHeld(sender);
    // Bytes that were released since the last measurement are only counted by a new one.
    if (this.findShortage(bytes, held, own)) await this.refresh();
    const reserved = reservedBy(sender);
    // The files of a form that ended meanwhile may be missing from the sum: its reservation still counts.
    const shortage = this.findShortage(bytes, { ...held, reserved: Math.max(held.reserved, reserved) }, own);
    if (shortage) return shortage;
    this.left -= bytes;
    inFlight.reserved += bytes;
    inFlight.awaited += bytes;
    inFlight.bySender.set(sender, reserved + bytes);
    return null;
  }

  /** Counts reserved bytes as arrived. */
  arrive(bytes: number): void {
    inFlight.awaited -= bytes;
  }

  /** Releases a sender's reservation, of which `awaited` bytes never arrived. */
  release(sender: string, reserved: number, awaited: number): void {
    inFlight.reserved -= reserved;
    inFlight.awaited -= awaited;
    const left = reservedBy(sender) - reserved;
    if (left > 0) inFlight.bySender.set(sender, left);
    else inFlight.bySender.delete(sender);
  }

  private findShortage(bytes: number, { stored, reserved }: Held, own: number): Shortage | null {
    if (this.left < bytes) return this.leftWithoutForms < own + bytes ? "store-full" : "store-busy";
    const share = Math.max(leastShare, (this.left + stored + reserved) * shareOfSender);
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
    // The rows of a form that ended during the query may be missing from the sum: its reservation still counts.
    const reserved = Math.max(reservedBefore, inFlight.reserved);
    const unused = maxUnclaimedBytes - unattached;
    const usable = free - minFreeUploadBytes;
    this.left = Math.min(unused - reserved, usable - inFlight.awaited);
    // What has arrived of open forms is on the disk already.
    this.leftWithoutForms = Math.min(unused, usable + inFlight.reserved - inFlight.awaited);
    this.measuredAt = performance.now();
  }
}

function reservedBy(sender: string): number {
  return inFlight.bySender.get(sender) ?? 0;
}

async function readHeld(sender: string): Promise<Held> {
  const reserved = reservedBy(sender);
  return { stored: await sumUnattachedBytesOf(sender), reserved };
}
