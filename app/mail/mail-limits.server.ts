import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { mails } from "~/db/schema.server";
import * as text from "~/messages/mails";
import { insertMail, type NewMail } from "./outbox.server";

/** Mails to one mailbox per hour: enough to correct a mistake by booking again, too few to flood a stranger's mailbox. */
const perMailbox = 3;

/**
 * Mails to addresses that visitors typed, per day: far more than the company gets bookings, no more than mail providers let a small
 * account send.
 */
export const perDay = 500;

/**
 * Queues a mail to an address that anybody may have typed into a form. Beyond a limit the mail is kept as canceled, with the reason,
 * so that staff see why it was not sent.
 */
export async function enqueueLimitedMail(transaction: Database, mail: NewMail): Promise<void> {
  const limitKey = toLimitKey(mail.toAddress);
  const reached = await findReachedLimit(transaction, limitKey);
  if (reached === null) return insertMail(transaction, { ...mail, limitKey });
  await transaction.insert(mails).values({ ...mail, state: "canceled", response: reached });
}

async function findReachedLimit(transaction: Database, limitKey: string): Promise<string | null> {
  // Two transactions that count at the same time would both find room for the last mail.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('mail-limit'))`);
  const [sent] = await rows<{ mailbox: number; day: number }>(
    transaction,
    sql`select
      (select count(*)::int from mails where limit_key = ${limitKey} and created_at > now() - interval '1 hour') as mailbox,
      (select count(*)::int from mails where limit_key is not null and created_at > now() - interval '1 day') as day`,
  );
  if (sent && sent.mailbox >= perMailbox) return text.mailboxLimit(perMailbox);
  if (sent && sent.day >= perDay) return text.dayLimit(perDay);
  return null;
}

/**
 * Returns one key for all spellings of a mailbox: many providers ignore case, dots and everything after a plus sign. Keys
 * are stored, so the address is hashed.
 */
function toLimitKey(email: string): string {
  const at = email.lastIndexOf("@");
  const [mailbox = ""] = email.slice(0, at).replaceAll(".", "").split("+");
  const address = (mailbox + email.slice(at)).toLowerCase();
  return createHash("sha256").update(address).digest("hex");
}
