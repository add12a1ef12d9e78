import { and, eq, gt, or, sql } from "drizzle-orm";
import { rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookings, type SpamReason } from "~/db/schema.server";
import { isInternalAddress, toIpv6Range, toNetworkRange } from "~/lib/ip-address.server";
import { spamDays } from "./spam-days";

/** In seconds. A person with a prefilled form needs longer for five steps, and between two bookings without a form. */
const minSeconds = 5;

interface SubmissionSigns {
  /** Whether the hidden field was filled in. */
  isTrapped: boolean;
  /** When the form was first shown. Undefined for a booking without a form. */
  startedAt?: Date;
  /** The client's address, in the form that `clientAddress` returns. */
  address: string | undefined;
  email: string;
}

/**
 * Returns why a booking looks like spam: it seems automated, or staff marked another booking of the same sender. Null otherwise. The
 * minimum time does not apply to private networks, because staff try the form there, and the company's programs send bookings.
 *
 * @param transaction the transaction that inserts the booking
 */
export async function findSuspicion(
  transaction: Database,
  { isTrapped, startedAt, address, email }: SubmissionSigns,
  now = new Date(),
): Promise<Exclude<SpamReason, "staff"> | null> {
  if (isTrapped) return "hidden-field";
  if (await isTooFast(transaction, { startedAt, address }, now)) return "too-fast";
  return (await isFromMarkedSender(transaction, address, email)) ? "marked-sender" : null;
}

async function isTooFast(
  transaction: Database,
  { startedAt, address }: Pick<SubmissionSigns, "startedAt" | "address">,
  now: Date,
): Promise<boolean> {
  if (address === undefined || isInternalAddress(address.replace(/\/64$/, ""))) return false;
  if (!startedAt) return isTooSoon(transaction, address);
  return now.getTime() - startedAt.getTime() < minSeconds * 1000;
}

/** Returns whether staff marked a booking with the same address or email as spam within `spamDays`. Marks by the form do not count. */
async function isFromMarkedSender(
  transaction: Database,
  address: string | undefined,
  email: string,
): Promise<boolean> {
  const isOfSender = or(
    eq(sql`lower(${bookings.email})`, email.toLowerCase()),
    address !== undefined && toNetworkRange(address) !== null
      ? eq(bookings.clientAddress, address)
      : undefined,
  );
  const isRecent = gt(bookings.spamAt, sql`now() - make_interval(days => ${spamDays}::int)`);
  const [marked] = await transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.spamReason, "staff"), isRecent, isOfSender))
    .limit(1);
  return marked !== undefined;
}

/**
 * Returns whether another booking came from an address, or its IPv6 /48, within `minSeconds`. Blocks other bookings of the address until
 * the transaction ends, so that one of several concurrent bookings is the first.
 */
async function isTooSoon(transaction: Database, address: string): Promise<boolean> {
  const range = toIpv6Range(address);
  const isOfSender = range
    ? sql`client_address like ${`${range.slice(0, -"::/48".length)}:%`}`
    : sql`client_address = ${address}`;
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`booking-pace ${range ?? address}`}))`,
  );
  const recent = await rows(
    transaction,
    sql`select 1 from bookings where client_address is not null
      and created_at > clock_timestamp() - make_interval(secs => ${minSeconds}) and ${isOfSender} limit 1`,
  );
  return recent.length > 0;
}
