import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertResults, makePublicTour, resultContent } from "#tests/support/records/results";
import { findReceipts } from "~/booking/delivery/receipts.server";
import { db } from "~/db/client.server";
import { deliveries } from "~/db/schema.server";
import { LocalStore } from "~/files/local-store.server";
import { env } from "~/process/env.server";
import { loader as fileLoader } from "~/routes/downloads/public-tour-file";
import { loader } from "./route";

let bookingId: string;
let token: string;

beforeEach(async () => {
  [bookingId = ""] = await insertBookings([{ stage: "done" }]);
  token = await makePublicTour(bookingId);
});

const panorama = { kind: "tour", name: "Hall.jpg", contentType: "image/jpeg" } as const;

async function load(of = token) {
  const request = new Request(`http://localhost/tour/${of}`);
  const { data, init } = await loader({ request, params: { token: of }, context: {} });
  return { ...data, status: init?.status ?? 200 };
}

async function fetchFile(item: string) {
  const request = new Request(`http://localhost/tour/${token}/${item}?show=1`);
  const response = await fileLoader({ request, params: { token, item }, context: {} });
  return [response.status, await response.text()];
}

async function store(storedName: string) {
  const written = await new LocalStore(env().UPLOADS_DIR).write(
    storedName,
    Readable.from([Buffer.from(resultContent)]),
  );
  await written.commit();
}

test("shows the newest tour, even if a later version has none, and nothing else of the results", async () => {
  const tour = await insertResults(bookingId, { version: 1 }, panorama);
  const scan = await insertResults(bookingId, { version: 2 });
  await store(tour.item.storedName);
  await store(scan.item.storedName);
  const page = await load();
  expect(page).toMatchObject({ status: 200, title: "12 Main Street", shown: { scan: null } });
  expect(page.shown?.pictures.map(({ shownPath }) => shownPath)).toEqual([
    `/tour/${token}/${tour.item.id}?show=1`,
  ]);
  expect(await fetchFile(tour.item.id)).toEqual([200, resultContent]);
  expect((await fetchFile(scan.item.id))[0]).toBe(404);
  expect(await findReceipts(bookingId)).toEqual([]);
});

test("shows the point cloud of a request without a tour", async () => {
  const { item } = await insertResults(bookingId);
  await store(item.storedName);
  const { shown } = await load();
  expect(shown).toMatchObject({ scan: { format: "laz", source: `/tour/${token}/${item.id}?show=1` } });
  expect(await fetchFile(item.id)).toEqual([200, resultContent]);
});

test("a withdrawn tour, a request without anything to see and a wrong link look the same", async () => {
  await insertResults(bookingId, { version: 1 }, { name: "plan.pdf" });
  const { deliveryId, item } = await insertResults(bookingId, { version: 2 }, panorama);
  await db().update(deliveries).set({ state: "withdrawn" }).where(eq(deliveries.id, deliveryId));
  for (const each of [token, "wrong"])
    expect(await load(each)).toEqual({ status: 404, title: null, shown: null, wait: null });
  expect((await fetchFile(item.id))[0]).toBe(404);
});
