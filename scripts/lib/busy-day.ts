import { eq, inArray } from "drizzle-orm";
import { refreshDetails } from "~/booking/record/search-details.server";
import type { Database } from "~/db/connection.server";
import { bookingEvents, bookingMessages, bookings, quotes, users, visits } from "~/db/schema.server";
import { busyBookings, type BusyRole } from "./demo-bookings";
import { busyReplies, busyVisits, demoEvents, demoQuotes } from "./demo-work";

/** Nobody can sign in as these colleagues, because no password matches an empty hash. */
const colleagues = [
  { fullName: "Maya Lind", email: "maya@example.com", passwordHash: "" },
  { fullName: "Tom Okafor", email: "tom@example.com", passwordHash: "" },
];

/** The number of new requests that a colleague has handed over to the administrator. */
const handedOver = 4;

/**
 * Adds a busy day: forty new requests, replies, open quotes, visits of today and tomorrow, and requests that a colleague has handed over.
 * Does nothing if the day already exists.
 *
 * @returns the number of added bookings
 */
export async function addBusyDay(transaction: Database): Promise<number> {
  const day = busyBookings();
  const references = day.map(({ booking }) => booking.reference);
  const existing = await transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(inArray(bookings.reference, references))
    .limit(1);
  if (existing.length > 0) return 0;
  const stored = await transaction
    .insert(bookings)
    .values(day.map(({ booking }) => booking))
    .returning();
  const byReference = new Map(stored.map((booking) => [booking.reference, booking]));
  const those = (role: BusyRole) =>
    day
      .filter((each) => each.role === role)
      .flatMap(({ booking }) => byReference.get(booking.reference) ?? []);
  const staff = await addColleagues(transaction);

  await transaction
    .insert(bookingEvents)
    .values(stored.map(({ id, createdAt }) => ({ bookingId: id, kind: "created" as const, createdAt })));
  const [newQuotes, newVisits] = [demoQuotes(stored), busyVisits(those("scheduled"), staff)];
  await transaction
    .insert(bookingEvents)
    .values(demoEvents(stored, { quotes: newQuotes, visits: newVisits }));
  await transaction.insert(quotes).values(newQuotes);
  await transaction.insert(visits).values(newVisits);
  await transaction.insert(bookingMessages).values(busyReplies(those("replied")));
  await transaction.insert(bookingEvents).values(
    those("replied").map(({ id, waitingSince }) => ({
      bookingId: id,
      kind: "message-received" as const,
      createdAt: waitingSince,
    })),
  );
  await handOver(
    transaction,
    those("new")
      .slice(0, handedOver)
      .map(({ id }) => id),
  );
  for (const { id } of stored) await refreshDetails(transaction, id);
  return stored.length;
}

async function addColleagues(transaction: Database): Promise<string[]> {
  await transaction.insert(users).values(colleagues).onConflictDoNothing();
  const emails = colleagues.map(({ email }) => email);
  const found = await transaction.select({ id: users.id }).from(users).where(inArray(users.email, emails));
  return found.map(({ id }) => id);
}

/** Does nothing on a site without an administrator, which was never started. */
async function handOver(transaction: Database, ids: string[]): Promise<void> {
  const [admin] = await transaction
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.createdAt)
    .limit(1);
  if (!admin) return;
  await transaction
    .update(bookings)
    .set({
      ownerId: admin.id,
      handedOverAt: new Date(),
      handedOverBy: "Maya Lind",
      handedOverNote: "I’m on site all day. Can you take this one?",
    })
    .where(inArray(bookings.id, ids));
  await transaction.insert(bookingEvents).values(
    ids.map((bookingId) => ({
      bookingId,
      kind: "owner-changed" as const,
      actor: "maya@example.com",
      detail: { name: admin.name },
    })),
  );
}
