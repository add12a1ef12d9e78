import { releaseRows } from "~/db/leases.server";
import { mails } from "~/db/schema.server";
import { type MailLinkPaths, resolveActionPath } from "./action-path.server";
import { type ClaimedMail, claimMails } from "./claim-mails.server";

const batchSize = 25;
/**
 * The number of claimed mails at which the next claim starts, so no connection waits for the database. It is small, because a mail's lease
 * also runs while the mail waits in this queue.
 */
const claimAt = 10;

/** A claimed mail, and the path of its link, which is read before the mail's turn. */
export interface PreparedMail {
  mail: ClaimedMail;
  /** The path of its link; undefined without a link. */
  path: Promise<string | undefined>;
}

export function prepareMail(mail: ClaimedMail, mailLinkPaths: MailLinkPaths): PreparedMail {
  const path = resolveActionPath(mail, mailLinkPaths);
  // The sender of the mail gets the error. Until then it must not be an unhandled rejection.
  path.catch(() => undefined);
  return { mail, path };
}

/** Returns each waiting mail once, and claims the next mails while the last ones are being sent. */
export class ClaimQueue {
  #claimed: PreparedMail[] = [];
  #claiming: Promise<void> | undefined;
  #isOver = false;
  #error: unknown;
  readonly #worker: string;
  readonly #isStopping: () => boolean;
  readonly #mailLinkPaths: MailLinkPaths;

  /**
   * @param worker the id under which mails are claimed
   * @param isStopping whether the claimed mails are released instead of sent
   * @param mailLinkPaths are called for all mails of a claim at once
   */
  constructor(worker: string, isStopping: () => boolean, mailLinkPaths: MailLinkPaths) {
    this.#worker = worker;
    this.#isStopping = isStopping;
    this.#mailLinkPaths = mailLinkPaths;
  }

  /** Returns the next mail; undefined without a due mail, after a failed claim, and while stopping. */
  async next(): Promise<PreparedMail | undefined> {
    const isOver = this.#isOver || this.#isStopping();
    if (this.#claimed.length <= claimAt && !isOver) this.#claiming ??= this.#claim();
    if (this.#claimed.length === 0) await this.#claiming;
    return this.#isStopping() ? undefined : this.#claimed.shift();
  }

  /** Lets `next` look for newly due mails. */
  reopen(): void {
    this.#isOver = this.#error !== undefined;
  }

  /** Releases the claimed mails. Call it when nothing waits for `next`. Throws the error of a failed claim. */
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
      this.#claimed.push(...claimed.map((mail) => prepareMail(mail, this.#mailLinkPaths)));
      this.#isOver ||= claimed.length < batchSize;
    } catch (error) {
      this.#error = error;
      this.#isOver = true;
    }
    this.#claiming = undefined;
  }
}
