import { rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { unzip } from "#tests/support/files/zip";
import { insertBookings } from "#tests/support/records/bookings";
import { insertResults, resultContent, shareResults } from "#tests/support/records/results";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { findReceipts, recordReceipt } from "~/booking/delivery/receipts.server";
import { findShares } from "~/booking/delivery/shares.server";
import { eraseBookings } from "~/booking/erase/erase-bookings.server";
import { privatePagePath } from "~/booking/private-page/private-link.server";
import { db } from "~/db/client.server";
import { deliveries, deliveryShares } from "~/db/schema.server";
import { LocalStore } from "~/files/local-store.server";
import { sha256 } from "~/lib/sha256.server";
import { env } from "~/process/env.server";
import { log } from "~/process/log.server";
import { loader as staffZip } from "./booking-results-zip";
import { loader as customerFile } from "./private-page-result";
import { loader as customerZip } from "./private-page-results-zip";
import { loader as sharedFile } from "./shared-result";

let bookingId: string;
let token: string;
let results: Awaited<ReturnType<typeof insertResults>>;

beforeEach(async () => {
  [bookingId = ""] = await insertBookings([{ stage: "done", reference: "K7MD3R9F" }]);
  token = (await privatePagePath(bookingId)).replace("/request/", "");
  results = await deliver();
});

async function deliver(values: Parameters<typeof insertResults>[1] = {}, name = "scan.laz") {
  const inserted = await insertResults(bookingId, values, { name });
  const store = new LocalStore(env().UPLOADS_DIR);
  const written = await store.write(inserted.item.storedName, Readable.from([Buffer.from(resultContent)]));
  await written.commit();
  return inserted;
}

const request = (headers: Record<string, string> = {}, query = "") =>
  new Request(`http://localhost/request/${token}/results/item${query}`, { headers });
const fetchFile = (headers = {}, query = "", item = results.item.id) =>
  customerFile({ request: request(headers, query), params: { token, item }, context: {} });
const fetchShared = (shareToken: string, item = results.item.id) =>
  sharedFile({
    request: new Request(`http://localhost/results/${shareToken}/${item}`),
    params: { token: shareToken, item },
    context: {},
  });
const fetchZip = (delivery = results.deliveryId) =>
  customerZip({ request: request(), params: { token, delivery }, context: {} });
/** Waits for the receipts, because each is written after the last byte. */
const receipts = (count: number) =>
  vi.waitFor(async () => {
    const rows = await findReceipts(bookingId);
    expect(rows).toHaveLength(count);
    return rows;
  });

test("a customer resumes a broken download, and staff see both parts", async () => {
  const remainder = await fetchFile({ Range: "bytes=10-", "If-Range": `"${sha256(resultContent)}"` });
  expect(remainder.status).toBe(206);
  expect(await remainder.text()).toBe(resultContent.slice(10));
  expect(await receipts(1)).toMatchObject([
    { by: "customer", bytesSent: resultContent.length - 10, isWhole: false, name: "scan.laz", version: 1 },
  ]);
  expect(await (await fetchFile()).text()).toBe(resultContent);
  await vi.waitFor(async () =>
    expect(await findReceipts(bookingId)).toMatchObject([
      { bytesSent: 2 * resultContent.length - 10, isWhole: true },
    ]),
  );
});

test("staff get the same files, and leave no receipt", async () => {
  const staffRequest = await requestAs(await insertStaff(), "/");
  const params = { id: bookingId, item: results.item.id, delivery: results.deliveryId };
  const zip = await staffZip({ request: staffRequest, params, context: {} });
  expect(
    unzip(Buffer.from(await zip.arrayBuffer()))
      .get("scan.laz")
      ?.toString(),
  ).toBe(resultContent);
  expect(await findReceipts(bookingId)).toEqual([]);
});

test("sends content that a page shows inline, and counts no download", async () => {
  const shown = await fetchFile({}, "?show=1");
  expect(shown.headers.get("Content-Disposition")).toMatch(/^inline/);
  await shown.text();
  expect(await receipts(1)).toMatchObject([{ bytesSent: 0, isWhole: false }]);
});

test.each(["bytes=0-0,5-9", "bytes=0-,0-,0-,0-", `bytes=${"0-,".repeat(5_000)}0-`])(
  "ranges that ask for more than the file get it once",
  async (range) => {
    const response = await fetchFile({ Range: range });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(resultContent);
  },
);

test("sends all files of a version as one ZIP, with a receipt for each", async () => {
  const zip = await fetchZip();
  expect(zip.headers.get("Content-Disposition")).toContain("K7MD-3R9F-results-1.zip");
  expect(
    [...unzip(Buffer.from(await zip.arrayBuffer()))].map(([name, content]) => [name, String(content)]),
  ).toEqual([["scan.laz", resultContent]]);
  expect(await receipts(1)).toMatchObject([{ bytesSent: resultContent.length, isWhole: true }]);
});

test("a shared link opens results until it is revoked, also for a resumed download", async () => {
  const shareToken = await shareResults(bookingId);
  const startedDownload = await fetchShared(shareToken);
  await db().update(deliveryShares).set({ endedAt: new Date() });
  // A download that has started continues, because a proxy or a bucket may be sending it.
  expect(await startedDownload.text()).toBe(resultContent);
  expect((await fetchShared(shareToken)).status).toBe(404);
  expect(await receipts(1)).toMatchObject([{ by: "share", label: "Sam" }]);
  expect(await findShares(bookingId)).toEqual([]);
});

test("no link opens the results of another request", async () => {
  const [other = ""] = await insertBookings([{ stage: "done" }]);
  const otherToken = (await privatePagePath(other)).replace("/request/", "");
  const response = await customerFile({
    request: request(),
    params: { token: otherToken, item: results.item.id },
    context: {},
  });
  expect(response.status).toBe(404);
  expect((await fetchShared(await shareResults(other))).status).toBe(404);
});

test.each(["withdrawn", "draft"] as const)("a %s version is not sent", async (state) => {
  await db().update(deliveries).set({ state }).where(eq(deliveries.id, results.deliveryId));
  expect((await fetchFile()).status).toBe(404);
  expect((await fetchZip()).status).toBe(404);
});

test("a request that is erased during a download leaves no receipt, and refuses the next download", async () => {
  const startedDownload = await fetchFile();
  await eraseBookings([bookingId], { mode: "erase" });
  const warn = vi.spyOn(log, "warn").mockClear();
  expect(await startedDownload.text()).toBe(resultContent);
  await recordReceipt(null, { itemId: results.item.id, bytes: 5, isWhole: false });
  expect(warn).not.toHaveBeenCalled();
  expect((await fetchFile()).status).toBe(404);
  expect((await fetchZip()).status).toBe(404);
});

test("responds with 404 if the store has lost the file", async () => {
  await rm(path.join(env().UPLOADS_DIR, results.item.storedName));
  expect((await fetchFile()).status).toBe(404);
  expect((await fetchZip()).status).toBe(404);
});
