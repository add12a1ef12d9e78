import { createReference } from "~/booking/reference";
import { searchText } from "~/booking/list/search";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";

type Booking = typeof bookings.$inferInsert;

/** A stored booking with the form's defaults; `searchText` follows from name, email and phone. */
export function bookingRow(given: Partial<Booking> = {}): Booking {
  const row = {
    reference: createReference(),
    fullName: "Ada Example",
    email: "ada@example.com",
    phone: "(818) 555-0142",
    contactMethod: "Call",
    serviceLocation: "Van Nuys, California",
    scanType: "Residential",
    purpose: "Real Estate",
    budgetRange: 500,
    projectTimeline: "Flexible",
    ...given,
  };
  return { searchText: searchText(row), ...row };
}

/** Stores bookings one minute apart, the last one given being the newest; their ids in the same order. */
export async function insertBookings(given: Partial<Booking>[]): Promise<string[]> {
  if (given.length === 0) return [];
  const start = Date.parse("2026-11-20T12:00:00Z");
  const rows = given.map((row, index) => bookingRow({ createdAt: new Date(start + index * 60_000), ...row }));
  const stored = await db().insert(bookings).values(rows).returning({ id: bookings.id });
  return stored.map(({ id }) => id);
}
