import { releaseRows } from "~/db/leases.server";
import { mails } from "~/db/schema.server";
import { type ClaimedMail, claimMails } from "./claim-mails.server";

/** Mails that are claimed at once. */
const batchSize = 50;
/**
 * Mails in hand at which the next ones are claimed, so that no connection waits for the database. Few: their lease runs while
 * those before them are sent.
 */
const claimAt = 10;

/** Hands out waiting mails, each once, and claims the next ones while the last ones are being sent (bench row P23). */
export class ClaimQueue {
  #claimed: ClaimedMail[] = [];
  #claiming: Promise<void> | undefined;
  #isOver = false;
  #error: unknown;
  readonly #worker: string;
  readonly #isStopping: () => boolean;

  /**
   * @param worker the id under which mails are claimed
   * @param isStopping whether the mails in hand are to be given back in place of sent
   */
  constructor(worker: string, isStopping: () => boolean) {
    this.#worker = worker;
    this.#isStopping = isStopping;
  }

  /** Returns the next mail; undefined if no more are due, after a claim that failed, and when stopping. */
  async next(): Promise<ClaimedMail | undefined> {
    const isOver = this.#isOver || this.#isStopping();
    if (this.#claimed.length <= claimAt && !isOver) this.#claiming ??= this.#claim();
    if (this.#claimed.length === 0) await this.#claiming;
    return this.#isStopping() ? undefined : this.#claimed.shift();
  }

  /** Lets `next` look for mails that have become due since the last one was handed out. */
  reopen(): void {
    this.#isOver = this.#error !== undefined;
  }

  /**
   * Gives back the mails in hand. Call it when nothing waits for `next`.
   *
   * @throws the error of a claim that failed
   */
  async close(): Promise<void> {
    await this.#claiming;
    await releaseRows(mails, this.#claimed.splice(0));
    if (this.#error) throw this.#error;
  }

  async #claim(): Promise<void> {
    try {
      const claimed = await claimMails(batchSize, this.#worker);
      this.#claimed.push(...claimed);
      this.#isOver ||= claimed.length < batchSize;
    } catch (error) {
      this.#error = error;
      this.#isOver = true;
    }
    this.#claiming = undefined;
  }
}
