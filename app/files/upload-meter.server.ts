import { env } from "~/env.server";
import { log } from "~/log.server";
import type { FileStore } from "./store";
import { unclaimedBytes } from "./unclaimed-bytes.server";
import { overQuota, storeIsFull, toUploadError, type UploadRefusal } from "./upload-refusal";
import { chargeBytes, chargeCall, returnBytes } from "./upload-quota.server";

const mebibyte = 1024 * 1024;
/** Bytes that are reserved at a time: how far several forms at once may be from an exact account. */
const step = 16 * mebibyte;
/** Read and dropped after a refusal, so that the form's text arrives and the sender reads the response. */
const maxUnpaid = 320 * mebibyte;

/** Bytes that the forms of this process have reserved, and those of them that have not arrived yet. */
const inFlight = { reserved: 0, awaited: 0 };

/**
 * Charges one form for its bytes as they arrive: to its sender's address, to what may lie in the store without
 * a booking, and to the free disk. It reserves in steps, before the bytes are used, and gives back at the end
 * what did not come. Within this process the account is exact to a step; each further process adds what its own
 * forms have reserved.
 */
export class UploadMeter {
  private refused: UploadRefusal | null = null;
  private received = 0;
  private reserved = 0;
  private unpaid = 0;

  /** Counts the call itself. Every meter must be closed. */
  static async open(store: FileStore, headers: Headers): Promise<UploadMeter> {
    const announced = headers.get("Content-Length");
    const meter = new UploadMeter(store, announced === null ? null : Number(announced));
    const wait = await chargeCall();
    if (wait !== null) meter.refused = overQuota(wait);
    return meter;
  }

  private constructor(
    private readonly store: FileStore,
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
      if (this.unpaid > maxUnpaid) throw toUploadError(this.refused);
      return;
    }
    this.received += bytes;
    inFlight.awaited -= bytes;
  }

  /** Gives back what was reserved and has not come. */
  async close(): Promise<void> {
    const awaited = this.reserved - this.received;
    inFlight.reserved -= this.reserved;
    inFlight.awaited -= awaited;
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
    let isPaid = false;
    this.add(size);
    try {
      this.refused = (await this.hasRoom()) ? await this.charge(size) : storeIsFull();
      isPaid = !this.refused;
    } finally {
      if (!isPaid) this.add(-size);
    }
  }

  private async charge(size: number): Promise<UploadRefusal | null> {
    const wait = await chargeBytes(size);
    return wait === null ? null : overQuota(wait);
  }

  /** Whether the store has room for all that is in flight. */
  private async hasRoom(): Promise<boolean> {
    const { UNCLAIMED_UPLOADS_LIMIT_MB, UPLOADS_MIN_FREE_MB } = env();
    const unclaimed = await unclaimedBytes();
    if (unclaimed + inFlight.reserved > UNCLAIMED_UPLOADS_LIMIT_MB * mebibyte) return false;
    if (UPLOADS_MIN_FREE_MB === 0) return true;
    const free = await this.store.freeBytes();
    return free - inFlight.awaited >= UPLOADS_MIN_FREE_MB * mebibyte;
  }

  private add(size: number): void {
    this.reserved += size;
    inFlight.reserved += size;
    inFlight.awaited += size;
  }
}
