import { releaseRows } from "~/db/leases.server";
import { mails } from "~/db/schema.server";
import { type ClaimedMail, claimMails } from "./claim-mails.server";

/** Mails that are claimed at once. */
const batchSize = 25;
/**
 * Mails in hand at which the next ones are claimed, so that no connection waits for the database. Few: their lease runs while
 * those before them are sent.
 */
const claimAt = 10;

/** A claimed mail with what has been read for it ahead of its turn. */
export interface PreparedMail {
  mail: ClaimedMail;
  /** The path that its link leads to, if it has one. */
  path: Promise<string | undefined>;
}

type FindPath = (mail: ClaimedMail) => Promise<string | undefined>;

/** Starts to find what a mail needs that has just been claimed. */
export function prepareMail(mail: ClaimedMail, findPath: FindPath): PreparedMail {
  const path = findPath(mail);
  // Who sends the mail gets the error; until then it is not unhandled.
  path.catch(() => undefined);
  return { mail, path };
}

/** Hands out waiting mails, each once, and claims the next ones while the last ones are being sent (bench row P23). */
export class ClaimQueue {
  #claimed: PreparedMail[] = [];
  #claiming: Promise<void> | undefined;
  #isOver = false;
  #error: unknown;
  readonly #worker: string;
  readonly #isStopping: () => boolean;
  readonly #findPath: FindPath;

  /**
   * @param worker the id under which mails are claimed
   * @param isStopping whether the mails in hand are to be given back in place of sent
   * @param findPath finds the path that the link of a mail leads to, for all mails of a claim at once
   */
  constructor(worker: string, isStopping: () => boolean, findPath: FindPath) {
    this.#worker = worker;
    this.#isStopping = isStopping;
    this.#findPath = findPath;
  }

  /** Returns the next mail; undefined if no more are due, after a claim that failed, and when stopping. */
  async next(): Promise<PreparedMail | undefined> {
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
    await releaseRows(
      mails,
      this.#claimed.splice(0).map(({ mail }) => mail),
    );
    if (this.#error) throw this.#error;
  }

  async #claim(): Promise<void> {
    try {
      const claimed = await claimMails(batchSize, this.#worker);
      this.#claimed.push(...claimed.map((mail) => prepareMail(mail, this.#findPath)));
      this.#isOver ||= claimed.length < batchSize;
    } catch (error) {
      this.#error = error;
      this.#isOver = true;
    }
    this.#claiming = undefined;
  }
}
