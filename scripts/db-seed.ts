import "./lib/command";
import { refreshDetails } from "~/booking/record/search-details.server";
import type { Database } from "~/db/connection.server";
import { bookingEvents, bookingMessages, bookings, quotes, visits } from "~/db/schema.server";
import { env } from "~/process/env.server";
import { addBusyDay } from "./lib/busy-day";
import { demoBookings } from "./lib/demo-bookings";
import { demoEvents, demoMessages, demoQuotes, demoVisits } from "./lib/demo-work";
import { openDatabase } from "./lib/open-database";

/** `npm run db:seed`: adds those of 60 demo bookings that do not exist yet. With `-- --busy`, also adds a busy day. */
const { DATABASE_URL } = env();
const mayBeProduction = process.env.NODE_ENV === "production" || DATABASE_URL !== undefined;
if (mayBeProduction && !process.argv.includes("--force")) {
  console.error(
    "This may be a production database: nothing was added. To add demo bookings all the same: npm run db:seed -- --force",
  );
  process.exit(1);
}

const { db, close } = await openDatabase({ mayCreate: true });
const added = await db.transaction(addDemoBookings);
const busy = process.argv.includes("--busy") ? await db.transaction(addBusyDay) : undefined;
await close();
console.log(added > 0 ? `Added ${added} demo bookings.` : "The demo bookings are there already.");
if (busy !== undefined)
  console.log(busy > 0 ? `Added the ${busy} bookings of a busy day.` : "The busy day is there already.");

async function addDemoBookings(transaction: Database): Promise<number> {
  const stored = await transaction
    .insert(bookings)
    .values(demoBookings(60))
    .onConflictDoNothing({ target: bookings.reference })
    .returning();
  if (stored.length === 0) return 0;
  await transaction
    .insert(bookingEvents)
    .values(stored.map(({ id, createdAt }) => ({ bookingId: id, kind: "created" as const, createdAt })));
  // A list is empty if the bookings that need its records already existed.
  const [newQuotes, newVisits, newMessages] = [demoQuotes(stored), demoVisits(stored), demoMessages(stored)];
  const newEvents = demoEvents(stored, { quotes: newQuotes, visits: newVisits });
  if (newEvents.length > 0) await transaction.insert(bookingEvents).values(newEvents);
  if (newQuotes.length > 0) await transaction.insert(quotes).values(newQuotes);
  if (newVisits.length > 0) await transaction.insert(visits).values(newVisits);
  if (newMessages.length > 0) await transaction.insert(bookingMessages).values(newMessages);
  for (const { id } of stored) await refreshDetails(transaction, id);
  return stored.length;
}
