import { and, eq, inArray, or, sql } from "drizzle-orm";
import { afterCommit, rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { type MailLane, mails, type MailState } from "~/db/schema.server";
import { toNetworkRange } from "~/lib/ip-address.server";
import { sha256 } from "~/lib/sha256.server";
import * as text from "~/messages/outbox";
import * as metrics from "~/metrics/metrics.server";
import { findReachedLimit, limitReasons, type LimitUsage } from "./mail-limits";
import { isQueueStopped } from "./mail-stop.server";
import { insertMail, type NewMail } from "./outbox.server";

const mailsLimited = metrics.startAtZero(metrics.mailsLimited, "reason", limitReasons);

export interface MailSender {
  lane: MailLane;
  /** The client's address, from `clientAddress`. */
  address: string;
}

/** `delayed`: a limit holds the mail, or the queue is stopped, so the page must not promise the mail within minutes. */
export type Admission = "queued" | "delayed";

/** Without this lock, two concurrent transactions could both send the last mail within a limit. */
export const lockLimits = sql`select pg_advisory_xact_lock(hashtext('mail-limit'))`;

/** Queues a mail to an address that a stranger may have typed. Beyond a limit, the mail is held with the reason, and sent later. */
export async function enqueueLimitedMail(
  transaction: Database,
  mail: NewMail,
  { lane, address }: MailSender,
): Promise<Admission> {
  const keys = toLimitKeys(mail.toAddress, address);
  await transaction.execute(lockLimits);
  const reached = findReachedLimit(await countUsage(transaction, keys, lane), lane);
  const limited = { ...mail, ...keys, lane };
  if (reached === null) {
    await insertMail(transaction, { ...limited, admittedAt: sql`now()` });
    return (await isQueueStopped(transaction)) ? "delayed" : "queued";
  }
  await insertMail(transaction, { ...limited, state: "held", response: text.heldBecause[reached] });
  afterCommit(transaction, () => mailsLimited.inc({ reason: reached }));
  return "delayed";
}

/**
 * Finds an unsent mail of this kind to the same address about the same booking or draft, because a second one would repeat it. Holds a
 * lock, so no other limited mail is queued until the transaction ends. Returns the state of the mail; undefined without one.
 */
export async function findWaiting(
  transaction: Database,
  { kind, toAddress, ...about }: Pick<NewMail, "kind" | "toAddress" | "bookingId" | "draftId">,
): Promise<MailState | undefined> {
  await transaction.execute(lockLimits);
  const isAbout = or(
    eq(mails.bookingId, sql`${about.bookingId ?? null}::uuid`),
    eq(mails.draftId, sql`${about.draftId ?? null}::uuid`),
  );
  const isTheirs = eq(sql`lower(${mails.toAddress})`, toAddress.toLowerCase());
  const [waiting] = await transaction
    .select({ state: mails.state })
    .from(mails)
    .where(and(isAbout, eq(mails.kind, kind), isTheirs, inArray(mails.state, ["waiting", "held"])))
    .limit(1);
  return waiting?.state;
}

async function countUsage(transaction: Database, keys: LimitKeys, lane: MailLane): Promise<LimitUsage> {
  const { limitKey, senderKey, rangeKey } = keys;
  const isRecent = sql`limit_key = ${limitKey} and admitted_at > now() - interval '1 hour'`;
  const [used] = await rows<LimitUsage>(
    transaction,
    sql`select
        count(*) filter (where ${isRecent} and sender_key = ${senderKey})::int as "mailboxOfSender",
        count(*) filter (where ${isRecent})::int as mailbox,
        count(*) filter (where sender_key = ${senderKey})::int as sender,
        count(*) filter (where range_key = ${rangeKey})::int as range,
        count(*) filter (where lane = ${lane})::int as lane
      from mails where admitted_at > now() - interval '1 day'`,
  );
  if (!used) throw new Error("A count returned no row.");
  return used;
}

/** Providers that ignore dots in a mailbox's name. Elsewhere `a.b@` and `ab@` may belong to two people. */
const dotlessProviders = new Set(["gmail.com", "googlemail.com"]);

/** The keys by which limited mails are counted. They are stored with the mails, so addresses are hashed. */
interface LimitKeys {
  limitKey: string;
  senderKey: string;
  rangeKey: string | null;
}

/** Derives the keys of a mail. `address` comes from `clientAddress`: IPv6 as a /64. */
function toLimitKeys(email: string, address: string): LimitKeys {
  const range = toNetworkRange(address);
  return {
    limitKey: sha256(toMailbox(email)),
    senderKey: sha256(address),
    rangeKey: range === null ? null : sha256(range),
  };
}

/** Returns one spelling for each mailbox: providers ignore case, many ignore text after a plus sign, and some ignore dots. */
function toMailbox(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ""] = email.slice(0, at).toLowerCase().split("+");
  return `${dotlessProviders.has(domain) ? name.replaceAll(".", "") : name}@${domain}`;
}
