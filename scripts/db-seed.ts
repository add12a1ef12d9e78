import "./lib/command";
import { bookingEvents, bookings } from "~/db/schema.server";
import { env } from "~/env.server";
import { demoBookings } from "./lib/demo-bookings";
import { openDatabase } from "./lib/open-database";

/** `npm run db:seed`: adds 60 demo bookings, except those that already exist. */
const { DATABASE_URL } = env();
const mayBeProduction = process.env.NODE_ENV === "production" || DATABASE_URL !== undefined;
if (mayBeProduction && !process.argv.includes("--force")) {
  console.error(
    "This may be a production database: nothing was added. To add demo bookings all the same: npm run db:seed -- --force",
  );
  process.exit(1);
}

const { db, close } = await openDatabase({ mayCreate: true });
const added = await db.transaction(async (transaction) => {
  const stored = await transaction
    .insert(bookings)
    .values(demoBookings(60))
    .onConflictDoNothing({ target: bookings.reference })
    .returning({ id: bookings.id, createdAt: bookings.createdAt });
  if (stored.length > 0)
    await transaction
      .insert(bookingEvents)
      .values(stored.map(({ id, createdAt }) => ({ bookingId: id, kind: "created" as const, createdAt })));
  return stored.length;
});
await close();
console.log(added > 0 ? `Added ${added} demo bookings.` : "The demo bookings are there already.");
