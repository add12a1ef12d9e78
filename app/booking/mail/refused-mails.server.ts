import { and, desc, eq, gt, inArray, isNull, notExists, sql } from "drizzle-orm";
import { recordBookingEvent } from "~/booking/record/events.server";
import { type Booking, bookingColumns } from "~/booking/record/find-booking.server";
import { advance } from "~/booking/stage/advance.server";
import { isClosed } from "~/booking/stage/stages";
import { db } from "~/db/client.server";
import { bookingEvents, bookings, mails, type MailState } from "~/db/schema.server";

/** Mails to a customer whose delivery a booking's page tells of. */
const maxMails = 50;
/** Failed mails that one call looks at, newest first. */
const batchSize = 500;

/** Failed mails are noted within minutes; older ones were noted then. */
const isRecent = gt(mails.createdAt, sql`now() - interval '14 days'`);

/** Mails to the address that the customer has now: what an earlier address refused was sent again. */
const isToCustomer = and(eq(bookings.id, mails.bookingId), eq(bookings.email, mails.toAddress));

/** A mail to the customer that did not simply arrive. */
export interface UndeliveredMail {
  state: Exclude<MailState, "sent" | "waiting" | "canceled">;
  response: string;
  at: Date;
}

/** Returns the newest mail to the customer of each state that staff have to know of. */
export async function findUndelivered({
  id,
  email,
}: Pick<Booking, "id" | "email">): Promise<UndeliveredMail[]> {
  const found = await db()
    .select({ state: mails.state, response: mails.response, at: mails.createdAt })
    .from(mails)
    .where(and(eq(mails.bookingId, id), eq(mails.toAddress, email)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(maxMails);
  return (["failed", "probably-delivered", "held"] as const).flatMap((state) => {
    const newest = found.find((mail) => mail.state === state);
    return newest ? [{ ...newest, state }] : [];
  });
}

/**
 * Returns which of these bookings have a mail that did not reach the customer.
 *
 * @param ids bounded by the caller
 */
export async function findRefused(ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await db()
    .selectDistinct({ id: bookings.id })
    .from(mails)
    .innerJoin(bookings, isToCustomer)
    .where(and(inArray(mails.bookingId, [...ids]), eq(mails.state, "failed")));
  return new Set(found.map(({ id }) => id));
}

/**
 * Lets a booking wait for the company once a mail to its customer has failed: nobody can wait for an answer to it. Each mail counts
 * once, however many processes call this.
 */
export async function noteRefusedMails(): Promise<void> {
  const isNoted = db()
    .select({ id: bookingEvents.id })
    .from(bookingEvents)
    .where(
      and(
        eq(bookingEvents.bookingId, mails.bookingId),
        eq(bookingEvents.kind, "mail-refused"),
        sql`${bookingEvents.detail} ->> 'mail' = ${mails.id}::text`,
      ),
    );
  const refused = await db()
    .select({ id: mails.id, bookingId: bookings.id })
    .from(mails)
    .innerJoin(bookings, isToCustomer)
    .where(and(eq(mails.state, "failed"), isRecent, isNull(bookings.erasedAt), notExists(isNoted)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(batchSize);
  for (const mail of refused) await noteRefused(mail);
}

async function noteRefused({ id, bookingId }: { id: string; bookingId: string }): Promise<void> {
  await db().transaction(async (transaction) => {
    const [booking] = await transaction
      .select(bookingColumns)
      .from(bookings)
      .where(eq(bookings.id, bookingId))
      .for("update");
    if (!booking || booking.erasedAt) return;
    const isSame = sql`${bookingEvents.detail} ->> 'mail' = ${id}`;
    const isNoted = and(eq(bookingEvents.bookingId, bookingId), isSame);
    if ((await transaction.$count(bookingEvents, isNoted)) > 0) return;
    // The mail and its booking say whom it was to: the history repeats no address.
    await recordBookingEvent(transaction, {
      bookingId,
      kind: "mail-refused",
      actor: null,
      detail: { mail: id },
    });
    if (!isClosed(booking.stage) && booking.waitingFor !== "us")
      await advance({ transaction, booking, form: "" }, { waitingFor: "us" });
  });
}
