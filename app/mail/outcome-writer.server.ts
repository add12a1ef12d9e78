import type { ClaimedMail } from "./claim-mails.server";
import { type MailOutcome, type OutcomeOf, recordOutcomes } from "./record-outcomes.server";

/**
 * Records outcomes without holding up the next mail: those that come in while the database writes are written together. With
 * one write for each mail, half of the time would go into waiting for the disk (bench row P23).
 */
export class OutcomeWriter {
  #pending: OutcomeOf[] = [];
  #writing: Promise<void> | undefined;
  #hasFailed = false;

  /** Whether a write has failed: a mail that is sent now could not be recorded either, and would be sent again. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  add(mail: ClaimedMail, outcome: MailOutcome): void {
    this.#pending.push({ mail, outcome });
    this.#writing ??= this.#writeAll();
    // `finish` throws the error; until then it is not unhandled.
    this.#writing.catch(() => (this.#hasFailed = true));
  }

  /**
   * Waits until everything is written.
   *
   * @throws the error of a write that failed: its mails are sent again when their lease has ended
   */
  async finish(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#pending.length > 0) await recordOutcomes(this.#pending.splice(0));
    this.#writing = undefined;
  }
}
