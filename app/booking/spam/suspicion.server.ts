import { sql } from "drizzle-orm";
import { rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import type { SpamReason } from "~/db/schema.server";
import { toIpv6Range, toNetworkRange } from "~/lib/ip-address.server";

/** What tells a program from a person. */
interface Sending {
  /** Whether the field that no person sees was filled in. */
  isTrapped: boolean;
  /** When the form was first shown; undefined for a booking that came without one. */
  startedAt?: Date;
  /** The client's, as `clientAddress` returns it. */
  address: string | undefined;
}

/**
 * Returns why a booking looks like the work of a program; null if it does not.
 *
 * @param transaction that inserts the booking
 * @param minSeconds fewer seconds than a person with a filled-in browser needs for five steps; without a form, between two bookings of an
 *   address. 0 for no minimum
 */
export async function findSuspicion(
  transaction: Database,
  { isTrapped, startedAt, address }: Sending,
  minSeconds: number,
  now = new Date(),
): Promise<Exclude<SpamReason, "staff"> | null> {
  const isTooFast = startedAt
    ? now.getTime() - startedAt.getTime() < minSeconds * 1000
    : await isTooSoon(transaction, address, minSeconds);
  if (isTrapped) return "hidden-field";
  return isTooFast ? "too-fast" : null;
}

/**
 * Whether another booking came from an address within `minSeconds`. For IPv6 its whole /48 counts; an address that is not known never does.
 * Holds back other bookings of the address until the transaction ends, so that of many at once one is the first.
 */
async function isTooSoon(
  transaction: Database,
  address: string | undefined,
  minSeconds: number,
): Promise<boolean> {
  if (address === undefined || minSeconds === 0 || toNetworkRange(address) === null) return false;
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
