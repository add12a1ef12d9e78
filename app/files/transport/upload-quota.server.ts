import { type Standing, standingOf } from "~/client-limits/spam-marks.server";
import {
  consumeVisitorAttempt,
  refundVisitorAttempt,
  type VisitorLimit,
} from "~/client-limits/visitor-limits.server";
import { TooManyAttemptsError } from "~/db/rate-limit.server";
import { daySeconds, hourSeconds } from "~/lib/time";
import type { SharedLimit } from "./upload-error";

const kibibytesPerGibibyte = 1024 * 1024;
/** Generous, because a whole office may share one address: about 270 files of 15 MB, or 3,000 small ones. */
export const requests: VisitorLimit = {
  name: "upload-calls",
  attempts: 3_000,
  afterSpam: 60,
  inSpamRange: 100,
  seconds: hourSeconds,
};
export const hourly: VisitorLimit = {
  name: "upload-kibibytes",
  attempts: 4 * kibibytesPerGibibyte,
  afterSpam: kibibytesPerGibibyte / 2,
  inSpamRange: kibibytesPerGibibyte,
  seconds: hourSeconds,
};
/** With the hourly limit alone, one address fills the store's capacity for unattached files in five hours. */
export const daily: VisitorLimit = {
  name: "upload-kibibytes-day",
  attempts: 5 * kibibytesPerGibibyte,
  afterSpam: kibibytesPerGibibyte,
  inSpamRange: 2 * kibibytesPerGibibyte,
  seconds: daySeconds,
};

/** The rate limits of uploads from one client address: requests per hour, and bytes per hour and per day. */
export class UploadQuota {
  private standing: Promise<Standing> | undefined;

  /** @param address the sender's, as `clientAddress` returns it */
  constructor(private readonly address: string) {}

  /**
   * Counts one request with files.
   *
   * @returns why the request is refused; null when it is within the limit
   */
  consumeRequest(): Promise<SharedLimit | null> {
    return this.consume(requests, 1);
  }

  /**
   * Counts bytes against both limits, or against neither when one of them refuses.
   *
   * @returns why the bytes are refused; null when they are within the limits
   */
  async consumeBytes(bytes: number): Promise<SharedLimit | null> {
    const kibibytes = Math.ceil(bytes / 1024);
    const counted: VisitorLimit[] = [];
    for (const limit of [hourly, daily]) {
      const refusal = await this.consume(limit, kibibytes);
      if (refusal === null) {
        counted.push(limit);
        continue;
      }
      await this.refund(counted, kibibytes);
      return refusal;
    }
    return null;
  }

  /** Returns bytes that were counted but did not arrive. */
  async refundBytes(bytes: number): Promise<void> {
    const kibibytes = Math.floor(bytes / 1024);
    if (kibibytes > 0) await this.refund([hourly, daily], kibibytes);
  }

  /** Read once for all that one request counts. */
  private readStanding(): Promise<Standing> {
    return (this.standing ??= standingOf(this.address));
  }

  private async refund(limits: VisitorLimit[], weight: number) {
    for (const limit of limits) await refundVisitorAttempt(limit, this.address, weight);
  }

  private async consume(limit: VisitorLimit, weight: number): Promise<SharedLimit | null> {
    try {
      await consumeVisitorAttempt(limit, this.address, { weight, standing: await this.readStanding() });
      return null;
    } catch (error) {
      if (!(error instanceof TooManyAttemptsError)) throw error;
      return { result: "over-quota", wait: error.retryAfter };
    }
  }
}

/** Forms with files that one address may send to this process at the same time: a browser sends one after the other. */
export const slotsPerAddress = 10;

const taken = new Map<string, number>();

/**
 * Takes one of the slots of an address.
 *
 * @returns a function that gives the slot back, once; null when all are taken
 */
export function takeUploadSlot(address: string): (() => void) | null {
  const count = taken.get(address) ?? 0;
  if (count >= slotsPerAddress) return null;
  taken.set(address, count + 1);
  return () => {
    const left = (taken.get(address) ?? 0) - 1;
    if (left > 0) taken.set(address, left);
    else taken.delete(address);
  };
}
