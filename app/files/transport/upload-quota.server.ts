import { consumeAddressAttempt, refundAddressAttempt } from "~/client-limits/address-limits.server";
import { type ClientLimit, clientLimits } from "~/client-limits/client-limits";
import { TooManyAttemptsError } from "~/db/rate-limit.server";
import type { SharedLimit } from "./upload-error";

const { uploadedKibibytes: hourly, uploadedKibibytesOfDay: daily } = clientLimits;

export class UploadQuota {
  /** @param address the sender's address, from `clientAddress` */
  constructor(private readonly address: string) {}

  /** @returns the reason of a refusal; null within the limit */
  consumeRequest(): Promise<SharedLimit | null> {
    return this.consume(clientLimits.uploads, 1);
  }

  /**
   * Counts bytes against both limits, or against neither when one of them refuses. Returns the reason of a refusal; null within the
   * limits.
   */
  async consumeBytes(bytes: number): Promise<SharedLimit | null> {
    const kibibytes = Math.ceil(bytes / 1024);
    const consumed: ClientLimit[] = [];
    for (const limit of [hourly, daily]) {
      const refusal = await this.consume(limit, kibibytes);
      if (refusal === null) {
        consumed.push(limit);
        continue;
      }
      await this.refund(consumed, kibibytes);
      return refusal;
    }
    return null;
  }

  /** Refunds bytes that were counted but did not arrive. */
  async refundBytes(bytes: number): Promise<void> {
    const kibibytes = Math.floor(bytes / 1024);
    if (kibibytes > 0) await this.refund([hourly, daily], kibibytes);
  }

  private async refund(limits: ClientLimit[], weight: number) {
    for (const limit of limits) await refundAddressAttempt(limit, this.address, weight);
  }

  private async consume(limit: ClientLimit, weight: number): Promise<SharedLimit | null> {
    try {
      await consumeAddressAttempt(limit, this.address, weight);
      return null;
    } catch (error) {
      if (!(error instanceof TooManyAttemptsError)) throw error;
      return { result: "over-quota", wait: error.retryAfter };
    }
  }
}

/** Forms with files that one address may send to this process at the same time. A browser sends them one after the other. */
export const slotsPerAddress = 10;

const slotsInUse = new Map<string, number>();

/** @returns a function that releases the slot once; null when all slots are taken */
export function takeUploadSlot(address: string): (() => void) | null {
  const count = slotsInUse.get(address) ?? 0;
  if (count >= slotsPerAddress) return null;
  slotsInUse.set(address, count + 1);
  return () => {
    const remaining = (slotsInUse.get(address) ?? 0) - 1;
    if (remaining > 0) slotsInUse.set(address, remaining);
    else slotsInUse.delete(address);
  };
}
