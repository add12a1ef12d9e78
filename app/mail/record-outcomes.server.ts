import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { cutText } from "~/lib/text";
import type { ClaimedMail } from "./claim-mails.server";

export type MailOutcome =
  | { state: "sent" | "probably-delivered" | "failed" | "canceled"; response: string }
  /** The next attempt follows after `delay` milliseconds. */
  | {
      state: "waiting";
      response: string;
      delay: number;
      /** Whether the attempt does not count against the mail. */
      isRefunded?: boolean;
    };

interface OutcomeOf {
  mail: ClaimedMail;
  outcome: MailOutcome;
}

/**
 * Records the outcomes of attempts, except where the lease has ended and another worker has claimed the mail. A mail that was canceled in
 * the meantime is not retried.
 */
export async function recordOutcomes(outcomes: readonly OutcomeOf[]): Promise<void> {
  const values = outcomes.map(({ mail, outcome }) => ({
    id: mail.id,
    leased_by: mail.leasedBy,
    state: outcome.state,
    response: cutText(outcome.response, 1_000),
    delay: outcome.state === "waiting" ? outcome.delay / 1_000 : null,
    refund: outcome.state === "waiting" && outcome.isRefunded ? 1 : 0,
  }));
  const isVoid = sql`outcome.state = 'waiting' and mails.void_reason is not null`;
  // Locks the mails in the same order as cancellations, so the two cannot deadlock.
  await db().execute(sql`
    with outcome as (
      select * from json_to_recordset(${JSON.stringify(values)}::json)
        as outcome(id uuid, leased_by uuid, state text, response text, delay float8, refund integer)
    ), locked as (
      select id from mails where id in (select id from outcome) order by id for update
    )
    update mails set
      state = case when ${isVoid} then 'canceled' else outcome.state end,
      response = case when ${isVoid} then mails.void_reason else outcome.response end,
      void_reason = null,
      attempts = mails.attempts - outcome.refund,
      leased_until = null,
      leased_by = null,
      sent_at = case when outcome.state in ('sent', 'probably-delivered') then now() else mails.sent_at end,
      next_attempt_at = coalesce(now() + make_interval(secs => outcome.delay), mails.next_attempt_at)
    from outcome, locked
    where mails.id = outcome.id and locked.id = mails.id and mails.leased_by = outcome.leased_by`);
}

/**
 * Milliseconds between writes. If the process dies between them, the mails of that time are sent again. In this time, a mail server on the
 * internet accepts at most one mail.
 */
const betweenWrites = 20;

/**
 * Records outcomes without delaying the next mail: the first outcome at once, later ones together. Writing each outcome separately would
 * take half of the sending time.
 */
export class OutcomeWriter {
  #pending: OutcomeOf[] = [];
  #writing: Promise<void> | undefined;
  #hasFailed = false;
  readonly #finishing = new AbortController();

  /**
   * Whether a write has failed. No more mails must be sent then, because their outcomes could not be recorded and they would be sent again.
   */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  add(mail: ClaimedMail, outcome: MailOutcome): void {
    this.#pending.push({ mail, outcome });
    this.#writing ??= this.#writeAll();
    // `finish` throws the error. Until then it must not be an unhandled rejection.
    this.#writing.catch(() => (this.#hasFailed = true));
  }

  /** Waits until everything is written. Throws the error of a failed write, whose mails are sent again after their lease. */
  async finish(): Promise<void> {
    this.#finishing.abort();
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#pending.length > 0) {
      await recordOutcomes(this.#pending.splice(0));
      await delay(betweenWrites, undefined, { signal: this.#finishing.signal }).catch(() => undefined);
    }
    this.#writing = undefined;
  }
}
