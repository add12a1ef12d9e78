import { and, desc, eq, inArray, ne } from "drizzle-orm";
import type { Booking } from "~/booking/record/find-booking.server";
import { db } from "~/db/client.server";
import { bookings, mails } from "~/db/schema.server";

const maxMails = 50;

/** Matches mails to the customer's current address. Mails that failed at an earlier address were sent again. */
export const isToCustomer = and(eq(bookings.id, mails.bookingId), eq(bookings.email, mails.toAddress));

export type MailProblem = Awaited<ReturnType<typeof findMailProblems>>[number];

/** Returns the newest mail to the customer for each state that staff must know about. */
export async function findMailProblems({ id, email }: Pick<Booking, "id" | "email">) {
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

/** Returns whether delivery of the last mail to the customer failed, so they should not wait for it. */
export async function isLastFailed({ id, email }: Pick<Booking, "id" | "email">): Promise<boolean> {
  const [last] = await db()
    .select({ state: mails.state })
    .from(mails)
    .where(and(eq(mails.bookingId, id), eq(mails.toAddress, email), ne(mails.state, "canceled")))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(1);
  return last?.state === "failed";
}

/** Returns the bookings with a failed mail to the customer. The caller bounds `ids`. */
export async function findWithFailedMail(ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await db()
    .selectDistinct({ id: bookings.id })
    .from(mails)
    .innerJoin(bookings, isToCustomer)
    .where(and(inArray(mails.bookingId, [...ids]), eq(mails.state, "failed")));
  return new Set(found.map(({ id }) => id));
}
