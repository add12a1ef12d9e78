import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertResults, shareResults } from "#tests/support/records/results";
import { privatePagePath } from "~/booking/private-page/private-link.server";
import { loadCustomerScan, loadSharedScan } from "~/private-page/results/load-scan.server";

let bookingId: string;
let token: string;

beforeEach(async () => {
  [bookingId = ""] = await insertBookings([{ stage: "done", reference: "K7MD3R9F" }]);
  token = (await privatePagePath(bookingId)).replace("/request/", "");
});

test("a point cloud opens for the customer and for a shared link, each with their own addresses", async () => {
  const { item } = await insertResults(bookingId, {}, { name: "Level 2.copc.laz", byteSize: 12e9 });
  const scan = { name: "Level 2.copc.laz", format: "laz", isLoadedInParts: true };
  expect(await loadCustomerScan(token, item.id)).toMatchObject({
    ...scan,
    source: `/request/${token}/results/${item.id}?show=1`,
    all: `/request/${token}`,
  });
  const shared = await shareResults(bookingId);
  expect(await loadSharedScan(shared, item.id)).toMatchObject({
    ...scan,
    source: `/results/${shared}/${item.id}?show=1`,
    download: `/results/${shared}/${item.id}`,
    all: `/results/${shared}`,
  });
});

test("an unreadable format and an invalid link redirect to all results", async () => {
  const { item } = await insertResults(bookingId, {}, { name: "scan.e57" });
  for (const [opened, id] of [
    [token, item.id],
    [token, "nothing"],
    ["x".repeat(43), item.id],
  ] as const) {
    const response: unknown = await loadCustomerScan(opened, id).catch((error: unknown) => error);
    expect(response).toMatchObject({ status: 302 });
    expect((response as Response).headers.get("Location")).toBe(`/request/${opened}`);
  }
});
