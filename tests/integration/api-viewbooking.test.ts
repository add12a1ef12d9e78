import { expect, test } from "vitest";
import { callApi } from "#tests/support/api/call-api";
import { firstCreatedAt, insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import type { Staff } from "~/access/session";
import { currentConnection, db, setConnection } from "~/db/client.server";
import { auditEntries, rateLimits, sessions } from "~/db/schema.server";
import { loader } from "~/routes/api/route";

const address = "/api/booking/viewbooking";

async function view(staff: Staff, query = "") {
  const { status, headers, body } = await callApi("GET", address + query, { as: staff });
  expect(status).toBe(200);
  const names = (body as { fullName: string }[]).map(({ fullName }) => fullName);
  return { names, total: headers.get("X-Total-Count") };
}

const many = (count: number) =>
  insertBookings(Array.from({ length: count }, (_, index) => ({ fullName: `Guest ${index}` })));
const newestFirst = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => `Guest ${from - index}`);

test("without bookings the response is an empty array", async () => {
  expect(await view(await insertStaff())).toEqual({ names: [], total: "0" });
});

test.each([1, 199, 200, 201, 450])("all %d bookings are returned once, newest first", async (count) => {
  await many(count);
  const { names, total } = await view(await insertStaff());
  expect(names).toEqual(newestFirst(count - 1, 0));
  expect(total).toBe(String(count));
});

test("bookings with the same timestamp are neither lost nor duplicated between batches", async () => {
  const createdAt = new Date(firstCreatedAt + 123);
  await insertBookings(
    Array.from({ length: 401 }, (_, index) => ({ fullName: `Guest ${index}`, createdAt })),
  );
  const { names } = await view(await insertStaff());
  expect(new Set(names).size).toBe(401);
});

test("a page is returned with the count of all bookings", async () => {
  await many(13);
  const staff = await insertStaff();
  expect(await view(staff, "?page=1&limit=5")).toEqual({ names: newestFirst(12, 8), total: "13" });
  expect(await view(staff, "?page=3&limit=5")).toEqual({ names: newestFirst(2, 0), total: "13" });
  expect(await view(staff, "?page=4&limit=5")).toEqual({ names: [], total: "13" });
  expect((await view(staff, "?limit=2")).names).toEqual(newestFirst(12, 11));
  expect((await view(staff, "?page=1")).names).toHaveLength(13);
  for (const query of ["?limit=101", "?limit=0", "?page=-1", "?limit=ten"])
    expect((await callApi("GET", address + query, { as: staff })).status).toBe(422);
});

test("a search matches name, email, phone and reference, and can be paged", async () => {
  await many(3);
  await insertBookings([
    { fullName: "Grace Hopper", email: "GRACE@navy.test", phone: "702.555.0199", reference: "K7MD3R4F" },
  ]);
  const staff = await insertStaff();
  for (const q of ["hopp", "grace@NAVY", "555-0199", "+1 (702) 555‑0199", "Reference: K7MD-3R4F"])
    expect(await view(staff, `?q=${encodeURIComponent(q)}`)).toEqual({ names: ["Grace Hopper"], total: "1" });
  expect(await view(staff, "?q=guest&limit=2&page=2")).toEqual({ names: ["Guest 0"], total: "3" });
  expect(await view(staff, "?q=guest&limit=2&page=3")).toEqual({ names: [], total: "3" });
  expect(await view(staff, "?q=nobody")).toEqual({ names: [], total: "0" });
  expect((await view(staff, `?q=${"%25".repeat(500)}`)).names).toEqual([]);
});

test("the response starts before the last row is read, and canceling it ends the queries", async () => {
  await many(450);
  const response = await loader({ request: await requestAs(await insertStaff(), address) });
  const reader = response.body?.getReader();
  const first = await reader?.read();
  const begun = new TextDecoder().decode(first?.value);
  expect(begun.startsWith('[{"id":')).toBe(true);
  expect(JSON.parse(`${begun}]`)).toHaveLength(200);
  await reader?.cancel();
  expect(await reader?.read()).toMatchObject({ done: true });
});

test("a database failure aborts the response, so that it never looks complete", async () => {
  await many(450);
  const response = await loader({ request: await requestAs(await insertStaff(), address) });
  const reader = response.body?.getReader();
  await reader?.read();
  const connection = currentConnection();
  if (!connection) throw new Error("The test has no database.");
  const fail = () => {
    throw new Error("gone");
  };
  try {
    setConnection({ ...connection, db: new Proxy(connection.db, { get: fail }) });
    await expect(reader?.read()).rejects.toThrow("gone");
  } finally {
    setConnection(connection);
  }
});

test("reading is in the audit log once in ten minutes per account, without the search terms", async () => {
  const [ada, grace] = [await insertStaff(), await insertStaff()];
  await many(2);
  await callApi("HEAD", address, { as: ada });
  expect(await db().select().from(auditEntries)).toEqual([]);

  const queries = ["?q=guest@example.com", "", "?limit=1"];
  await Promise.all(queries.map((query) => view(ada, query)));
  await callApi("GET", "/api/booking/all", { as: grace });
  await callApi("GET", "/api/booking/pending", { as: await insertStaff() });
  const entries = await db().select().from(auditEntries).orderBy(auditEntries.id);
  expect(entries).toMatchObject(
    [ada, grace].map(({ id, email }) => ({
      action: "bookings-read",
      actorId: id,
      actor: email,
      subject: "",
      detail: {},
    })),
  );

  await db()
    .update(rateLimits)
    .set({ expire: new Date(0) });
  await view(ada);
  expect(await db().$count(auditEntries)).toBe(3);
});

test("an account whose session ends meanwhile reads nothing, and its next read is recorded", async () => {
  const staff = await insertStaff();
  await many(1);
  const request = await requestAs(staff, address);
  const connection = currentConnection();
  if (!connection) throw new Error("The test has no database.");
  // The session ends between the check of the request and the transaction of the entry.
  const transaction: typeof connection.db.transaction = async (run) => {
    await connection.db.delete(sessions);
    return connection.db.transaction(run);
  };
  const ending = new Proxy(connection.db, {
    get: (target, name) => (name === "transaction" ? transaction : (Reflect.get(target, name) as unknown)),
  });
  try {
    setConnection({ ...connection, db: ending });
    expect((await loader({ request })).status).toBe(401);
  } finally {
    setConnection(connection);
  }
  expect(await db().$count(auditEntries)).toBe(0);
  await view(staff);
  expect(await db().$count(auditEntries)).toBe(1);
});
