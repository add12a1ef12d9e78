import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertResults } from "#tests/support/records/results";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { receiveMessage } from "~/booking/conversation/messages.server";
import { privatePagePath } from "~/booking/private-page/private-link.server";
import { db } from "~/db/client.server";
import { bookingEvents, bookings, quotes } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { loader as openScan } from "~/routes/site/booking-scan/route";
import { loader } from "./route";

async function load(id: string) {
  const request = await requestAs(await insertStaff(), `/booking-details/${id}/customer`);
  return loader({ request, params: { id }, context: {} });
}

test("staff see the customer’s page without its link and without forms, and leave no trace", async () => {
  const [id = ""] = await insertBookings([{ fullName: "Ada", stage: "quoted" }]);
  await db()
    .insert(quotes)
    .values({
      id: randomUUID(),
      bookingId: id,
      number: 1,
      lines: [{ label: "Scan", quantity: 2, unitCents: 50_000 }],
      totalCents: 100_000,
      validUntil: new Date(Date.now() + dayMs),
      author: "ada@example.com",
    });
  await receiveMessage(id, { formId: randomUUID(), text: "When?" });
  const token = (await privatePagePath(id)).split("/").at(-1) ?? "";
  const before = await Promise.all([db().select().from(bookings), db().select().from(bookingEvents)]);
  const data = await load(id);
  expect(data.view).toMatchObject({
    isReadOnly: true,
    quotes: [{ total: "$1,000.00" }],
    messages: [{ text: "When?" }],
    allows: { accept: false, decline: false, cancel: false, date: false },
  });
  expect(JSON.stringify(data)).not.toContain(token);
  expect(await Promise.all([db().select().from(bookings), db().select().from(bookingEvents)])).toEqual(
    before,
  );
});

test("staff open the results from the customer's page", async () => {
  const [id = ""] = await insertBookings([{ stage: "done" }]);
  const { item } = await insertResults(id);
  const { results } = (await load(id)).view;
  expect(results?.newest.files).toMatchObject([
    {
      path: `/booking-details/${id}/results/${item.id}`,
      scanPath: `/booking-details/${id}/results/${item.id}/view#scan:`,
    },
  ]);
});

test("staff open a scan of an older delivery, and an unknown file leads to the customer's page", async () => {
  const [id = ""] = await insertBookings([{ stage: "done" }]);
  const { deliveryId, item } = await insertResults(id);
  await insertResults(id, { version: 2 }, { position: 0 });
  const request = await requestAs(await insertStaff(), "/");
  const open = (itemId: string) => openScan({ request, params: { id, item: itemId }, context: {} });
  expect(await open(item.id)).toMatchObject({ name: "scan.laz", all: `/booking-details/${id}/customer` });
  await expect(open(deliveryId)).rejects.toMatchObject({ status: 302 });
});

test.each([
  ["no booking", undefined],
  ["an erased one", { erasedAt: new Date() }],
])("responds with 404 for %s", async (_what, values) => {
  const [id = randomUUID()] = values ? await insertBookings([values]) : [];
  await expect(load(id)).rejects.toMatchObject({ status: 404 });
});
