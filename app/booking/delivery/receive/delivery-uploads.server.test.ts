import { createHash, randomInt, randomUUID } from "node:crypto";
import { appendFile, rm, symlink, utimes } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { cutAt, locationOf, tusClient } from "#tests/support/files/tus";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { startDelivery } from "~/booking/delivery/change-delivery.server";
import { sweepUnfinished } from "~/booking/delivery/remove-deliveries.server";
import { db } from "~/db/client.server";
import { deliveryItems } from "~/db/schema.server";
import { fileStore } from "~/files/configured-store.server";
import { maxDeliveryBytes } from "~/files/limits";
import { listReceived, receivingPath, takeDigest } from "~/files/resumable/received-files.server";
import { hourMs } from "~/lib/time";
import { env } from "~/process/env.server";
import { explainDeliveredFile } from "~/refusals/delivery.server";
import { deliveryUploads } from "./delivery-uploads.server";
import { finishChecked } from "./finish-file.server";
import { maxDeliveredBytes, maxPanoramaBytes, maxUnfinishedFiles } from "../delivery";

let session: Session;
let bookingId: string;

beforeEach(async () => {
  await rm(env().UPLOADS_DIR, { recursive: true, force: true });
  session = await insertSession();
  [bookingId = ""] = await insertBookings([{ stage: "scheduled" }]);
  await startDelivery(bookingId, { title: "Cloud", note: "", formId: randomUUID() }, session);
});

/** A point cloud that is valid only in its leading bytes. */
const content = Buffer.concat([Buffer.from("LASF"), Buffer.alloc(300_000, "points")]);
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const item = async () => (await db().select().from(deliveryItems))[0];

const { begin, patch, sendWhole, offsetOf } = tusClient(
  () => deliveryUploads(bookingId, session),
  explainDeliveredFile,
);

test("a connection that is cut at random bytes loses no received byte, and the checksum is right", async () => {
  const path = locationOf(await begin("cloud.laz", content.length));
  let offset = 0;
  for (let cut = 0; cut < 5; cut++) {
    const end = Math.min(content.length - 1, offset + randomInt(1, 60_000));
    await patch(path, offset, cutAt(content.subarray(offset, end)));
    offset = await offsetOf(path);
    expect(await item()).toMatchObject({ state: "receiving", received: offset });
  }
  const last = await patch(path, offset, content.subarray(offset));
  expect(last.status).toBe(204);
  expect(await item()).toMatchObject({ state: "ready", sha256: sha256(content), byteSize: content.length });
  const stored = await (await fileStore()).read((await item())?.storedName ?? "");
  expect(sha256(await buffer(stored))).toBe(sha256(content));
  expect(await listReceived()).toEqual([]);
  // A client that lost the last response has nothing left to send.
  expect(await offsetOf(path)).toBe(content.length);
});

test("a file whose process ended meanwhile is read once for its checksum", async () => {
  const path = locationOf(await begin("cloud.laz", content.length));
  await patch(path, 0, cutAt(content.subarray(0, 1_000)));
  const offset = await offsetOf(path);
  const id = (await item())?.id ?? "";
  takeDigest(id, 0);
  expect((await patch(path, offset, content.subarray(offset))).status).toBe(204);
  await expect.poll(async () => (await item())?.state).toBe("ready");
  expect(await item()).toMatchObject({ sha256: sha256(content) });
  // The process was killed after the file moved and before the row was written.
  await db().update(deliveryItems).set({ state: "checking", sha256: null, storedName: null });
  expect(await finishChecked()).toBe(1);
  expect(await item()).toMatchObject({ state: "ready", sha256: sha256(content) });
});

test("a file missing from the disk does not block the completion of others", async () => {
  for (const name of ["lost.laz", "cloud.laz"]) await sendWhole(name, content);
  const [lost, kept] = await db().select().from(deliveryItems).orderBy(deliveryItems.position);
  await (await fileStore()).remove(lost?.storedName ?? "");
  await db().update(deliveryItems).set({ state: "checking", sha256: null, storedName: null });
  await finishChecked();
  const states = await db()
    .select({ id: deliveryItems.id, state: deliveryItems.state })
    .from(deliveryItems)
    .orderBy(deliveryItems.position);
  expect(states).toEqual([
    { id: lost?.id, state: "checking" },
    { id: kept?.id, state: "ready" },
  ]);
});

test("a file whose process ended after the last byte is completed when the client asks for the offset", async () => {
  const path = locationOf(await begin("cloud.laz", content.length));
  await patch(path, 0, content.subarray(0, 1_000));
  await appendFile(receivingPath((await item())?.id ?? ""), content.subarray(1_000));
  expect(await offsetOf(path)).toBe(content.length);
  await expect.poll(async () => (await item())?.state).toBe("ready");
  expect(await item()).toMatchObject({ sha256: sha256(content) });
});

test("reports a full disk, and continues the file once it has room", async () => {
  const path = locationOf(await begin("cloud.laz", content.length));
  const arriving = receivingPath((await item())?.id ?? "");
  await symlink("/dev/full", arriving);
  const refused = await patch(path, 0, content);
  expect([refused.status, await refused.text()]).toEqual([
    507,
    expect.stringContaining("disk for results is full"),
  ]);
  await rm(arriving);
  expect((await patch(path, 0, content)).status).toBe(204);
  expect(await item()).toMatchObject({ sha256: sha256(content) });
});

test("rejects a file with a false type and an invalid tour picture, and stores neither", async () => {
  const lie = await sendWhole("cloud.e57", content);
  expect([lie.status, await lie.text()]).toEqual([422, expect.stringContaining("isn’t a E57 file")]);
  const make = (width: number) =>
    sharp({ create: { width, height: 100, channels: 3, background: "#876" } })
      .jpeg()
      .toBuffer();
  const photo = await sendWhole("hall.jpg", await make(150), "tour");
  expect([photo.status, await photo.text()]).toEqual([422, expect.stringContaining("isn’t a panorama")]);
  expect([await item(), await listReceived()]).toEqual([undefined, []]);
  expect((await sendWhole("hall.jpg", await make(200), "tour")).status).toBe(204);
  expect(await item()).toMatchObject({ kind: "tour", state: "ready" });
});

/** Returns a picture of noise, which is large enough to be truncated. */
function noise(width: number, height: number, orientation?: number) {
  const picture = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#876",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });
  return orientation ? picture.withMetadata({ orientation }) : picture;
}

test.each([
  ["hall.jpg", "tour", async () => noise(600, 300).jpeg().toBuffer()],
  ["hall.jpg", "file", async () => noise(300, 300).jpeg().toBuffer()],
  ["hall.png", "file", async () => noise(300, 300).png().toBuffer()],
] as const)("a picture that was cut off, %s as %s, is refused as damaged", async (name, kind, make) => {
  const whole = await make();
  const refused = await sendWhole(name, whole.subarray(0, whole.length * 0.4), kind);
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("is damaged")]);
  expect([await item(), await listReceived()]).toEqual([undefined, []]);
  expect((await sendWhole(name, whole, kind)).status).toBe(204);
});

test.each([
  { what: "lies on its side until it is turned upright", size: [200, 400], orientation: 6, status: 204 },
  { what: "stands on its side once it is turned upright", size: [400, 200], orientation: 6, status: 422 },
  { what: "lacks a row of pixels", size: [400, 199], orientation: 1, status: 204 },
  { what: "lacks three rows of pixels", size: [400, 197], orientation: 1, status: 422 },
] as const)("a panorama that $what gets $status", async ({ size: [width, height], orientation, status }) => {
  const picture = await noise(width, height, orientation).jpeg().toBuffer();
  expect((await sendWhole("hall.jpg", picture, "tour")).status).toBe(status);
});

test.each([
  ["run.exe", 10, 415, "choose a file of these types"],
  ["cloud.laz", 0, 422, "is empty"],
  ["cloud.laz", 20 * 2 ** 30 + 1, 413, "is larger than 20 GB"],
])("%s with %i bytes is refused before it is sent", async (name, size, status, said) => {
  const response = await begin(name, size);
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(said)]);
  expect(await item()).toBeUndefined();
});

test("rejects the same file twice, and the upload of another booking", async () => {
  const created = await begin("cloud.laz", content.length);
  const again = await begin("cloud.laz", content.length);
  expect([again.status, await again.text()]).toEqual([409, expect.stringContaining("cloud.laz already")]);
  [bookingId = ""] = await insertBookings([{ stage: "scheduled" }]);
  expect((await patch(locationOf(created), 0, content)).status).toBe(404);
});

test("removes uploads that nobody continued for a week, and files without an item", async () => {
  const path = locationOf(await begin("cloud.laz", content.length));
  // The request is not cut: the server keeps writing after an early disconnect, and that counts as activity.
  await patch(path, 0, content.subarray(0, 1_000));
  const orphan = receivingPath(randomUUID());
  await appendFile(orphan, "left behind");
  expect(await sweepUnfinished(new Date())).toEqual({ unfinished: 0, orphans: 0 });
  const earlier = new Date(Date.now() - 2 * hourMs);
  await utimes(orphan, earlier, earlier);
  await db()
    .update(deliveryItems)
    .set({ activeAt: sql`now() - interval '8 days'` })
    .where(eq(deliveryItems.state, "receiving"));
  expect(await sweepUnfinished(new Date())).toEqual({ unfinished: 1, orphans: 1 });
  expect([await item(), await listReceived()]).toEqual([undefined, []]);
});

test("a member of staff has up to 20 files that have not arrived", async () => {
  for (let count = 0; count < maxUnfinishedFiles; count++)
    expect((await begin(`cloud-${count}.laz`, 1)).status).toBe(201);
  expect((await begin("cloud.laz", 1)).status).toBe(429);
  session = await insertSession();
  expect((await begin("cloud.laz", 1)).status, "of a colleague").toBe(201);
});

test.each([
  ["file", "cloud.laz", maxDeliveredBytes],
  ["tour", "hall.jpg", maxPanoramaBytes],
])("a %s is refused that is larger than its limit by one byte", async (kind, name, limit) => {
  // A disk may lack the room for the largest file.
  expect([201, 507]).toContain((await begin(name, limit, kind)).status);
  expect((await begin(`larger-${name}`, limit + 1, kind)).status).toBe(413);
});

test("all deliveries together may have 1,000 GiB", async () => {
  await sendWhole("cloud.laz", content);
  const others = maxDeliveryBytes - 10;
  await db().update(deliveryItems).set({ byteSize: others, received: others });
  expect((await begin("more.laz", 11)).status).toBe(507);
  expect((await begin("more.laz", 10)).status).toBe(201);
});
