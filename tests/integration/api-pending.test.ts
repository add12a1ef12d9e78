import { expect, test } from "vitest";
import { firstCreatedAt, insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { action, loader } from "~/routes/api/route";

const address = "/api/booking/pending";

const ask = async (query = "", init: RequestInit = {}) =>
  loader({ request: await requestAs(await insertStaff(), address + query, init) });

test("returns the newest 20 pending bookings, and the count of all", async () => {
  await insertBookings([
    ...Array.from({ length: 23 }, (_, index) => ({ fullName: `Guest ${index}` })),
    { status: 1 },
  ]);
  const response = await ask();
  expect(response.status).toBe(200);
  const { ptotalCount, pendingBookings } = (await response.json()) as {
    ptotalCount: number;
    pendingBookings: unknown[];
  };
  expect(ptotalCount).toBe(23);
  expect(pendingBookings).toHaveLength(20);
  expect(pendingBookings[0]).toEqual({
    id: expect.any(String) as string,
    fullName: "Guest 22",
    createdAt: new Date(firstCreatedAt + 22 * 60_000).toISOString(),
  });
});

test("returns a page of 6, and an empty one past the end", async () => {
  await insertBookings(Array.from({ length: 7 }, (_, index) => ({ fullName: `Guest ${index}` })));
  const names = async (query: string) => {
    const body = (await (await ask(query)).json()) as { pendingBookings: { fullName: string }[] };
    return body.pendingBookings.map(({ fullName }) => fullName);
  };
  expect(await names("?page=1")).toHaveLength(6);
  expect(await names("?page=2")).toEqual(["Guest 0"]);
  expect(await names("?page=3")).toEqual([]);
});

test.each(["0", "-1", "1.5", "two", "", "1e9", "9999999999"])(
  "rejects the page %j with an error by field",
  async (page) => {
    const response = await ask(`?page=${page}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: { page: [expect.stringContaining("whole number")] },
    });
  },
);

test("responds to HEAD like GET, without a body", async () => {
  const response = await ask("", { method: "HEAD" });
  expect([response.status, await response.text()]).toEqual([200, ""]);
  expect(response.headers.get("Content-Type")).toBe("application/json");
});

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])(
  "responds to %s with 405 and the allowed methods",
  async (method) => {
    const response = await action({ request: new Request(`http://localhost${address}`, { method }) });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  },
);

test("responds with 401 without a session, before validating", async () => {
  const response = await loader({ request: new Request(`http://localhost${address}?page=two`) });
  expect([response.status, response.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});
