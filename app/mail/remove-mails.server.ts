import { setTimeout as delay } from "node:timers/promises";
import { and, inArray, not, type SQL } from "drizzle-orm";
import { deleteInBatches } from "~/db/batches.server";
import type { Database } from "~/db/connection.server";
import { mails } from "~/db/schema.server";
import { isUnleased, lockMails } from "./outbox.server";

/** A worker holds one of the mails: it may be handing it to the mail server at this moment. */
export class MailUnderWayError extends Error {
  override name = "MailUnderWayError";
}

/**
 * Removes mails for good, waiting ones too. A mail that a worker holds is never removed under it: it could be sent after its removal.
 *
 * Locks only mails that no worker holds, in the order of their ids, so that the worker's own writes cannot deadlock with it.
 *
 * @returns the number of mails
 * @throws {MailUnderWayError} if a worker holds one of them; then nothing is removed: see `retryWhileMailIsUnderWay`
 */
export async function removeMails(transaction: Database, which: SQL | undefined): Promise<number> {
  const ids = await lockMails(transaction, and(which, isUnleased));
  const others = await transaction
    .select({ id: mails.id })
    .from(mails)
    .where(ids.length > 0 ? and(which, not(inArray(mails.id, ids))) : which)
    .limit(1);
  if (others.length > 0) throw new MailUnderWayError("A mail is being sent.");
  if (ids.length > 0) await transaction.delete(mails).where(inArray(mails.id, ids));
  return ids.length;
}

/**
 * Removes a mail in the transaction that queued it. Where the answer must not tell whether an address is known, nor its time, a mail is
 * queued in any case.
 */
export async function takeBackMail(transaction: Database, which: SQL | undefined): Promise<void> {
  await transaction.delete(mails).where(which);
}

/** Removes mails that no worker can hold anymore, in batches; returns how many. */
export function removeOldMails(which: SQL | undefined, max: number): Promise<number> {
  return deleteInBatches(mails, mails.id, which, max);
}

/** Milliseconds to wait for a worker. Most mails are sent within a second. */
const defaultPatience = 10_000;
/** Milliseconds between two attempts. */
const pause = 200;

/**
 * Runs a transaction that removes mails, again and again while a worker holds one of them.
 *
 * @param patience milliseconds after which the last attempt is made
 * @throws {MailUnderWayError} if the worker has not finished by then
 */
export async function retryWhileMailIsUnderWay<Result>(
  run: () => Promise<Result>,
  patience = defaultPatience,
): Promise<Result> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof MailUnderWayError) || Date.now() > deadline) throw error;
      await delay(pause);
    }
  }
}
