import { detailsText, searchText } from "~/booking/record/search-text";
import { createReference } from "~/booking/reference";
import { isClosed } from "~/booking/stage/stages";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";

type BookingValues = typeof bookings.$inferInsert;

/** Returns a row with the defaults of the form. Derives the texts for searching. */
export function bookingRow(values: Partial<BookingValues> = {}): BookingValues {
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
    // A closed request waits for nobody, as after closing it in the app.
    ...(isClosed(values.stage ?? "new") && { waitingFor: "nobody" as const }),
    ...values,
  };
  return { searchText: searchText(row), detailsText: detailsText(row), ...row };
}

/** The time of the first booking of `insertBookings`: fixed and past, so that tests can name the days. */
export const firstCreatedAt = Date.parse("2026-11-20T12:00:00Z");

/** Stores bookings one minute apart, the newest last, and returns their ids in the same order. */
export async function insertBookings(bookingValues: Partial<BookingValues>[]): Promise<string[]> {
  if (bookingValues.length === 0) return [];
  const rows = bookingValues.map((values, index) =>
    bookingRow({ createdAt: new Date(firstCreatedAt + index * 60_000), ...values }),
  );
  const stored = await db().insert(bookings).values(rows).returning({ id: bookings.id });
  return stored.map(({ id }) => id);
}
