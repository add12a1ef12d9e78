import { setTimeout as delay } from "node:timers/promises";
import { and, inArray, not, type SQL } from "drizzle-orm";
import { deleteInBatches } from "~/db/batches.server";
import type { Database } from "~/db/connection.server";
import { mails } from "~/db/schema.server";
import { isUnleased, lockMails } from "./outbox.server";

/** A worker holds one of the mails, and may be sending it now. */
export class MailUnderWayError extends Error {
  override name = "MailUnderWayError";
}

/**
 * Removes mails permanently, even waiting ones.
 *
 * Locks only mails that no worker holds, in the order of their ids, so it cannot deadlock with the writes of workers.
 *
 * @returns the number of mails
 * @throws {MailUnderWayError} if a worker holds one of the mails, and could send it after its removal. Nothing is removed then: see
 * `retryWhileMailIsUnderWay`
 */
export async function removeMails(transaction: Database, which: SQL | undefined): Promise<number> {
  const ids = await lockMails(transaction, and(which, isUnleased));
  const leasedMails = await transaction
    .select({ id: mails.id })
    .from(mails)
    .where(ids.length > 0 ? and(which, not(inArray(mails.id, ids))) : which)
    .limit(1);
  if (leasedMails.length > 0) throw new MailUnderWayError("A mail is being sent.");
  if (ids.length > 0) await transaction.delete(mails).where(inArray(mails.id, ids));
  return ids.length;
}

/**
 * Removes a mail in the transaction that queued it. Callers queue a mail even for an unknown address, so neither the response nor its
 * duration reveals whether the address is known.
 */
export async function takeBackMail(transaction: Database, which: SQL | undefined): Promise<void> {
  await transaction.delete(mails).where(which);
}

/** Removes mails that no worker can hold anymore, in batches. Returns the number of removed mails. */
export function removeOldMails(which: SQL | undefined, max: number): Promise<number> {
  return deleteInBatches(mails, mails.id, which, max);
}

/** Milliseconds to wait for a worker. Most mails are sent within a second. */
const defaultPatience = 10_000;
/** Milliseconds between two attempts. */
const pause = 200;

/**
 * Runs a transaction that removes mails, and repeats it while a worker holds one of them.
 *
 * @param maxWaitMs milliseconds until the last attempt
 * @throws {MailUnderWayError} if the worker still holds the mail then
 */
export async function retryWhileMailIsUnderWay<Result>(
  run: () => Promise<Result>,
  maxWaitMs = defaultPatience,
): Promise<Result> {
  const deadline = Date.now() + maxWaitMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof MailUnderWayError) || Date.now() > deadline) throw error;
      await delay(pause);
    }
  }
}
