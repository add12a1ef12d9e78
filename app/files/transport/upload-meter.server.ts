import { log } from "~/log.server";
import { maxUnusedBytes, mebibyte } from "~/files/limits";
import type { FileStore } from "~/files/file-store";
import { type StorageCapacity, storageCapacity } from "~/files/storage-capacity.server";
import { UploadQuota } from "~/files/upload-quota.server";
import { overQuota, storeIsFull, toUploadError, type UploadRefusal } from "./upload-refusal";

/** Bytes that are reserved at a time: the margin by which concurrent forms may misjudge what is left. */
const reservationSize = 16 * mebibyte;

interface MeterOptions {
  store: FileStore;
  /** The sender's, as `clientAddress` returns it. */
  address: string;
  /** The announced length of the form in bytes; null when it is unknown. */
  contentLength: number | null;
}

/**
 * Charges a form for its bytes as they arrive, against three limits: the quota of the sender's address, the store's
 * capacity for unattached files, and the free disk space. It reserves bytes in steps, before they are used, and
 * releases at the end what did not arrive.
 */
export class UploadMeter {
  private refused: UploadRefusal | null = null;
  private received = 0;
  private reserved = 0;
  private unpaid = 0;

  /** Counts the request itself. Every meter must be closed. */
  static async open({ store, address, contentLength }: MeterOptions): Promise<UploadMeter> {
    const meter = new UploadMeter(storageCapacity(store), new UploadQuota(address), contentLength);
    const wait = await meter.quota.consumeRequest();
    if (wait !== null) meter.refused = overQuota(wait);
    return meter;
  }

  private constructor(
    private readonly capacity: StorageCapacity,
    private readonly quota: UploadQuota,
    private readonly contentLength: number | null,
  ) {}

  /** Why no more files are accepted; null while they are. */
  get refusal(): UploadRefusal | null {
    return this.refused;
  }

  /**
   * Charges for bytes that have arrived, before they are used.
   *
   * @throws {UploadError} when a refused form sends more than is read without being charged
   */
  async pay(bytes: number): Promise<void> {
    while (!this.refused && this.received + bytes > this.reserved) await this.reserve(bytes);
    if (this.refused) {
      this.unpaid += bytes;
      if (this.unpaid > maxUnusedBytes) throw toUploadError(this.refused);
      return;
    }
    this.received += bytes;
    this.capacity.arrive(bytes);
  }

  /** Releases what was reserved and did not arrive. */
  async close(): Promise<void> {
    const awaited = this.reserved - this.received;
    this.capacity.release(this.reserved, awaited);
    this.reserved = this.received;
    try {
      await this.quota.refundBytes(awaited);
    } catch (error) {
      // The files stay stored; the address has only been charged too much.
      log.warn(
        { event: "upload-bytes-not-returned", awaited, err: error },
        "Could not refund upload bytes to an address",
      );
    }
  }

  private async reserve(bytes: number): Promise<void> {
    // The rest of a known length; of an unknown one, as much again as has arrived.
    const expected = this.contentLength === null ? this.received : this.contentLength - this.reserved;
    const size = Math.max(bytes, Math.min(reservationSize, expected));
    if (!(await this.capacity.reserve(size))) {
      this.refused = storeIsFull();
      return;
    }
    const wait = await this.charge(size);
    if (wait === null) this.reserved += size;
    else this.refused = overQuota(wait);
  }

  /** Charges the address; when it refuses, releases the capacity and returns the seconds to wait. */
  private async charge(size: number): Promise<number | null> {
    let isCharged = false;
    try {
      const wait = await this.quota.consumeBytes(size);
      isCharged = wait === null;
      return wait;
    } finally {
      if (!isCharged) this.capacity.release(size, size);
    }
  }
}
