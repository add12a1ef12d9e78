import type { FileStore } from "~/files/file-store";
import { maxUnusedBytes, mebibyte } from "~/files/limits";
import {
  type StorageShortage,
  type StorageCapacity,
  storageCapacity,
  toSenderRange,
} from "~/files/storage-capacity.server";
import { hourSeconds } from "~/lib/time";
import { log } from "~/process/log.server";
import { type SharedLimit, UploadError } from "./upload-error";
import { takeUploadSlot, UploadQuota } from "./upload-quota.server";

/**
 * Bytes of each reservation. They grow, so neither an announced length nor a sender who stops after a few bytes takes capacity from others.
 * Concurrent forms may misjudge the remaining bytes by the last step.
 */
const reservationSteps = [64 * 1024, mebibyte, 16 * mebibyte] as const;

/**
 * Seconds until a shortage may be over. No one knows when the store will have free space, so an hour is an estimate. Open forms end within
 * minutes, and most reserve more than they use.
 */
const waits: Record<StorageShortage, number> = {
  "store-full": hourSeconds,
  "store-busy": 60,
  "over-share": hourSeconds,
};

interface MeterOptions {
  store: FileStore;
  /** The sender's address, from `clientAddress`. */
  address: string;
  /** The announced length of the form in bytes; null if unknown. */
  contentLength: number | null;
}

/**
 * Charges a form for its bytes as they arrive: against the upload quota of the sender's address, and against the limits of unattached
 * files, of free disk space, and of the sender's share. The meter reserves bytes in growing steps before their use, and releases the unused
 * ones at the end. It also holds one of the address's slots.
 */
export class UploadMeter {
  private refused: SharedLimit | null = null;
  private received = 0;
  private reserved = 0;
  private reservations = 0;
  private unpaid = 0;
  private isClosed = false;
  private readonly capacity: StorageCapacity;
  private readonly quota: UploadQuota;
  private readonly contentLength: number | null;
  /** The sender whose share of the capacity the form uses. */
  readonly sender: string;
  private readonly returnSlot: (() => void) | null;

  /** Counts the request itself. Every meter must be closed. */
  static async open(options: MeterOptions): Promise<UploadMeter> {
    const meter = new UploadMeter(options);
    try {
      if (!meter.refused) await meter.countRequest();
      return meter;
    } catch (error) {
      await meter.close();
      throw error;
    }
  }

  private constructor({ store, address, contentLength }: MeterOptions) {
    this.capacity = storageCapacity(store);
    this.quota = new UploadQuota(address);
    this.contentLength = contentLength;
    this.sender = toSenderRange(address);
    this.returnSlot = takeUploadSlot(address);
    if (!this.returnSlot) this.refused = { result: "too-many-uploads", wait: 10 };
  }

  /** The reason why no more files are accepted; null while they are. */
  get refusal(): SharedLimit | null {
    return this.refused;
  }

  /** Charges for arrived bytes before their use. Throws `UploadError` when a refused form sends more than the free allowance. */
  async pay(bytes: number): Promise<void> {
    while (!this.refused && this.received + bytes > this.reserved) await this.reserve(bytes);
    if (this.refused) {
      this.unpaid += bytes;
      if (this.unpaid > maxUnusedBytes) throw new UploadError(this.refused);
      return;
    }
    this.received += bytes;
    this.capacity.arrive(bytes);
  }

  /** Releases the unused reservation. Further calls do nothing. */
  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    const awaited = this.reserved - this.received;
    this.returnSlot?.();
    this.capacity.release(this.sender, this.reserved, awaited);
    this.reserved = this.received;
    try {
      await this.quota.refundBytes(awaited);
    } catch (error) {
      // The files stay stored. Only the address stays charged for bytes that did not arrive.
      log.warn(
        { event: "upload-bytes-not-returned", awaited, err: error },
        "Could not refund upload bytes to an address",
      );
    }
  }

  private async countRequest(): Promise<void> {
    this.refused = await this.quota.consumeRequest();
  }

  private async reserve(bytes: number): Promise<void> {
    const step = reservationSteps[this.reservations++] ?? reservationSteps[2];
    // The rest of a form of known length; otherwise as many bytes as have arrived.
    const expected = this.contentLength === null ? this.received : this.contentLength - this.reserved;
    const toSize = (most: number) => Math.max(bytes, Math.min(most, expected));
    let shortage = await this.take(toSize(step));
    // If the largest step does not fit, a smaller one may.
    if (shortage && step > mebibyte) shortage = await this.take(toSize(mebibyte));
    if (shortage) this.refused = { result: shortage, wait: waits[shortage] };
  }

  /** Reserves and charges bytes. Returns the store's shortage if there is one. A refusal by the quota sets `refused` instead. */
  private async take(size: number): Promise<StorageShortage | null> {
    const shortage = await this.capacity.reserve(size, this.sender, this.reserved);
    if (shortage) return shortage;
    const refusal = await this.charge(size);
    if (refusal) this.refused = refusal;
    else this.reserved += size;
    return null;
  }

  /** Charges the address. On a refusal, releases the capacity and returns the reason. */
  private async charge(size: number): Promise<SharedLimit | null> {
    let isCharged = false;
    try {
      const refusal = await this.quota.consumeBytes(size);
      isCharged = refusal === null;
      return refusal;
    } finally {
      if (!isCharged) this.capacity.release(this.sender, size, size);
    }
  }
}
