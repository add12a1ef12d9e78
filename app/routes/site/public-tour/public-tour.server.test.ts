import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import sharp from "sharp";
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

async function store(storedName: string, content: Buffer | string = resultContent) {
  const written = await new LocalStore(env().UPLOADS_DIR).write(storedName, Readable.from([content]));
  await written.commit();
}

async function fetchPoster(path: string | undefined) {
  const [, item] = /\/([^/]+)\?show=poster$/.exec(path ?? "") ?? [];
  const response = await fileLoader({
    request: new Request(`http://localhost${path}`),
    params: { token, item },
    context: {},
  });
  return { status: response.status, content: Buffer.from(await response.arrayBuffer()) };
}

test("the poster of a tour is the middle of its first picture, upright and small, and a damaged picture has none", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="1500"><path d="M0 0h3000v1500H0z"/><path d="M1000 500h1000v500H1000z" fill="#fff"/></svg>`;
  const upright = sharp(Buffer.from(svg)).jpeg();
  // A file as from a camera that was held on its side.
  const lying = await sharp(await upright.toBuffer())
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { item } = await insertResults(bookingId, {}, panorama);
  await store(item.storedName, lying);
  const { shown } = await load();
  const { status, content } = await fetchPoster(shown?.pictures[0]?.posterPath);
  expect(status).toBe(200);
  const { format, width, height } = await sharp(content).metadata();
  expect({ format, width, height }).toEqual({ format: "webp", width: 1000, height: 500 });
  const { channels } = await sharp(content).extract({ left: 8, top: 8, width: 984, height: 484 }).stats();
  expect(channels.every(({ mean }) => mean > 250)).toBe(true);
  expect(await findReceipts(bookingId)).toEqual([]);

  const damaged = await insertResults(bookingId, { version: 2 }, panorama);
  await store(damaged.item.storedName, lying.subarray(0, 4000));
  const later = await load();
  expect((await fetchPoster(later.shown?.pictures[0]?.posterPath)).status).toBe(404);
});

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
