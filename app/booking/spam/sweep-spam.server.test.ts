import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { pdf } from "#tests/support/files/pdf";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import { namesInStore } from "#tests/support/records/uploads";
import { findBooking } from "~/booking/record/find-booking.server";
import { db } from "~/db/client.server";
import { bookings, files } from "~/db/schema.server";
import { fileStore } from "~/files/configured-store.server";
import { dayMs } from "~/lib/time";
import { unmarkSpam } from "./mark-spam.server";
import { sweepClientAddresses, sweepSpam } from "./sweep-spam.server";

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const marked = (days: number) => ({ spamAt: daysAgo(days), spamReason: "staff" as const });

test("removes only spam after 30 days, with its files", async () => {
  const [old = "", recent = "", real = ""] = await insertBookings([marked(30.1), marked(29.9), {}]);
  const store = await fileStore();
  for (const [index, bookingId] of [old, recent, real].entries()) {
    const storedName = `${index}-plan.pdf`;
    await (await store.write(storedName, Readable.from([pdf(40)]))).commit();
    await db()
      .insert(files)
      .values({
        storedName,
        originalName: "plan.pdf",
        contentType: "application/pdf",
        byteSize: 40,
        sha256: "0".repeat(64),
        bookingId,
      });
  }
  expect(await sweepSpam(new Date())).toBe(1);
  expect(await sweepSpam(new Date())).toBe(0);
  const left = await db().select({ id: bookings.id }).from(bookings);
  expect(left.map(({ id }) => id).sort()).toEqual([recent, real].sort());
  const kept = await db().select({ name: files.storedName }).from(files).orderBy(files.storedName);
  expect(kept.map(({ name }) => name)).toEqual(["1-plan.pdf", "2-plan.pdf"]);
  expect(await namesInStore()).toEqual(["1-plan.pdf", "2-plan.pdf"]);
});

test("keeps spam that is unmarked in time", async () => {
  const [id = ""] = await insertBookings([marked(29)]);
  await unmarkSpam([id], await insertSession());
  expect(await sweepSpam(new Date())).toBe(0);
  expect(await findBooking(id)).toMatchObject({ spamAt: null });
});

test("erases addresses 30 days after a booking arrived", async () => {
  await insertBookings([
    { clientAddress: "203.0.113.1", createdAt: daysAgo(30.1) },
    { clientAddress: "203.0.113.2", createdAt: daysAgo(29.9) },
  ]);
  await sweepClientAddresses(new Date());
  const rows = await db()
    .select({ address: bookings.clientAddress })
    .from(bookings)
    .orderBy(bookings.createdAt);
  expect(rows.map(({ address }) => address)).toEqual([null, "203.0.113.2"]);
});
