import type { LoaderFunctionArgs } from "@remix-run/node";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { parseCsv } from "#tests/support/files/csv";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { db } from "~/db/client.server";
import { auditEntries } from "~/db/schema.server";
import { log } from "~/process/log.server";
import { loader } from "./bookings-csv";

const toArgs = (request: Request): LoaderFunctionArgs => ({ request, params: {}, context: {} });

async function get(query = "", init?: RequestInit) {
  const staff = await insertStaff();
  const request = await requestAs(staff, `/view-booking.csv?${query}`, init);
  return { staff, response: await loader(toArgs(request)) };
}

test("sends the filtered list as a download that is not cached", async () => {
  await insertBookings([{ fullName: "Ada" }, { fullName: "Bob", status: 1 }]);
  const { response } = await get("status=1&page=7&x=y");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="bookings-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(response.headers.get("Cache-Control")).toContain("no-store");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(parseCsv(bytes.subarray(3).toString()).map((row) => row[3])).toEqual(["Full Name", "Bob"]);
});

test("exports the user's own bookings", async () => {
  const staff = await insertStaff();
  await insertBookings([{ fullName: "Ada", ownerId: staff.id }, { fullName: "Bob" }]);
  const response = await loader(toArgs(await requestAs(staff, "/view-booking.csv?owner=me")));
  const text = (await response.text()).replace("\ufeff", "");
  expect(parseCsv(text).map((row) => row[3])).toEqual(["Full Name", "Ada"]);
});

test("responds to HEAD with the same headers and no body", async () => {
  await insertBookings([{}]);
  const { response } = await get("", { method: "HEAD" });
  expect(response.headers.get("Content-Disposition")).toContain("bookings-");
  expect(await response.text()).toBe("");
});

test("the audit entry has the user, the count and the filters, without the search", async () => {
  await insertBookings([{ fullName: "Zelda" }, {}]);
  const { staff } = await get("q=zelda&status=0&page=2");
  await get("", { method: "HEAD" });
  expect(await db().select().from(auditEntries)).toMatchObject([
    { action: "bookings-exported", actor: staff.email, detail: { count: "1", filters: "q, status" } },
  ]);
});

test("logs the user and the count, without names", async () => {
  const info = vi.spyOn(log, "info");
  await insertBookings([{ fullName: "Ada" }, {}]);
  const { staff, response } = await get();
  await response.text();
  expect(info).toHaveBeenCalledWith(
    expect.objectContaining({ event: "bookings-exported", actor: staff.id, count: 2, isWhole: true }),
    "2 records exported",
  );
  info.mockClear();
  await (await get()).response.body?.cancel();
  expect(info).not.toHaveBeenCalledWith(expect.objectContaining({ isWhole: true }), expect.anything());
});

test("redirects to the list with the request id when the export fails", async () => {
  const staff = await insertStaff();
  const request = await requestAs(staff, "/view-booking.csv?q=ada");
  await db().execute(sql`alter table bookings rename to bookings_elsewhere`);
  try {
    const response = await loader(toArgs(request));
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/view-booking?q=ada&page=1");
    expect(response.headers.get("Set-Cookie")).toContain("__flash=");
  } finally {
    await db().execute(sql`alter table bookings_elsewhere rename to bookings`);
  }
});
