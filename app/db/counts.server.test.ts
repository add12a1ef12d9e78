import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "./client.server";
import { bookingCounts, bookings } from "./schema.server";

const booking = {
  fullName: "Ada",
  email: "ada@example.com",
  phone: "1",
  contactMethod: "Call",
  serviceLocation: "Van Nuys",
  scanType: "Residential",
  purpose: "Real Estate",
  budgetRange: 500,
  projectTimeline: "Flexible",
  searchText: "ada",
};

test("triggers update the counts on insert, status change and delete", async () => {
  const counts = async () => (await db().select().from(bookingCounts))[0];
  await db()
    .insert(bookings)
    .values(["A", "B", "C"].map((reference) => ({ ...booking, reference })));
  expect(await counts()).toMatchObject({ total: 3, pending: 3 });

  await db()
    .update(bookings)
    .set({ status: 1 })
    .where(sql`reference in ('A', 'B')`);
  expect(await counts()).toMatchObject({ total: 3, pending: 1 });

  await db()
    .delete(bookings)
    .where(sql`reference in ('A', 'C')`);
  expect(await counts()).toMatchObject({ total: 1, pending: 0 });
});

test("triggers leave out spam, whatever its status", async () => {
  const counts = async () => (await db().select().from(bookingCounts))[0];
  const spam = { spamAt: new Date(), spamReason: "staff" } as const;
  const noSpam = { spamAt: null, spamReason: null };
  await db()
    .insert(bookings)
    .values([
      { ...booking, reference: "A" },
      { ...booking, reference: "B", status: 1 },
      { ...booking, reference: "C", ...spam },
    ]);
  expect(await counts()).toMatchObject({ total: 2, pending: 1 });
  await db().update(bookings).set(spam);
  expect(await counts()).toMatchObject({ total: 0, pending: 0 });
  await db().update(bookings).set({ status: 0 });
  expect(await counts()).toMatchObject({ total: 0, pending: 0 });
  await db()
    .update(bookings)
    .set(noSpam)
    .where(sql`reference in ('A', 'B')`);
  expect(await counts()).toMatchObject({ total: 2, pending: 2 });
  await db()
    .update(bookings)
    .set({ ...spam, status: 1 })
    .where(sql`reference = 'B'`);
  expect(await counts()).toMatchObject({ total: 1, pending: 1 });
  await db().delete(bookings);
  expect(await counts()).toMatchObject({ total: 0, pending: 0 });
});
