import { log } from "~/log.server";
import { maxUnusedBytes, mebibyte } from "~/files/byte-limits.server";
import type { FileStore } from "~/files/store";
import { storageCapacity } from "~/files/storage-capacity.server";
import { overQuota, storeIsFull, toUploadError, type UploadRefusal } from "./upload-refusal";
import { chargeBytes, chargeCall, returnBytes } from "~/files/upload-quota.server";

/** Bytes that are reserved at a time: how far several forms at once may be from an exact account. */
const step = 16 * mebibyte;

/**
 * Charges one form for its bytes as they arrive: to its sender's address, to what may lie in the store without
 * a booking, and to the free disk. It reserves in steps, before the bytes are used, and gives back at the end
 * what did not come.
 */
export class UploadMeter {
  private refused: UploadRefusal | null = null;
  private received = 0;
  private reserved = 0;
  private unpaid = 0;

  /** Counts the call itself. Every meter must be closed. */
  static async open(store: FileStore, headers: Headers): Promise<UploadMeter> {
    const announced = headers.get("Content-Length");
    const meter = new UploadMeter(storageCapacity(store), announced === null ? null : Number(announced));
    const wait = await chargeCall();
    if (wait !== null) meter.refused = overQuota(wait);
    return meter;
  }

  private constructor(
    private readonly capacity: ReturnType<typeof storageCapacity>,
    private readonly announced: number | null,
  ) {}

  /** Why no more files are taken; null while they are. */
  get refusal(): UploadRefusal | null {
    return this.refused;
  }

  /**
   * Pays for bytes that have arrived, before they are used.
   *
   * @throws {UploadError} when the form is refused and goes on for more than is read for nothing
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

  /** Gives back what was reserved and has not come. */
  async close(): Promise<void> {
    const awaited = this.reserved - this.received;
    this.capacity.release(this.reserved, awaited);
    this.reserved = this.received;
    try {
      await returnBytes(awaited);
    } catch (error) {
      // What was stored stands: the address has only been charged too much.
      log.warn(
        { event: "upload-bytes-not-returned", awaited, err: error },
        "Could not give upload bytes back",
      );
    }
  }

  private async reserve(bytes: number): Promise<void> {
    // What is left of an announced length; of an unknown one, as much again as has come.
    const expected = this.announced === null ? this.received : this.announced - this.reserved;
    const size = Math.max(bytes, Math.min(step, expected));
    if (!(await this.capacity.reserve(size))) {
      this.refused = storeIsFull();
      return;
    }
    const wait = await this.charge(size);
    if (wait === null) this.reserved += size;
    else this.refused = overQuota(wait);
  }

  /** Seconds to wait, with the room given back, when the address may not send so much. */
  private async charge(size: number): Promise<number | null> {
    let isCharged = false;
    try {
      const wait = await chargeBytes(size);
      isCharged = wait === null;
      return wait;
    } finally {
      if (!isCharged) this.capacity.release(size, size);
    }
  }
}
