import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { callApi } from "#tests/support/api/call-api";
import { insertBookings } from "#tests/support/records/bookings";
import { allScopes, insertKey } from "#tests/support/records/keys";
import { insertStaff } from "#tests/support/records/staff";
import { SessionEndedError } from "~/access/session";
import { markViewed } from "~/booking/workflow/mark-viewed.server";
import { db } from "~/db/client.server";
import { apiKeys, auditEntries, bookingEvents, bookings, rateLimits } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { findKey, isInNetwork, keyLimit } from "~/staff/api-keys/find-key.server";

const list = (key: string) => callApi("GET", "/api/booking/viewbooking", { key });

test("a key reads and changes only the areas of its scopes", async () => {
  const [id = ""] = await insertBookings([{ fullName: "Ada Example" }]);
  const view = (key: string) => callApi("PUT", `/api/booking/${id}/status`, { key, json: { status: 1 } });
  const reader = await insertKey({ scopes: ["bookings:read"] });
  expect((await list(reader)).body).toMatchObject([{ id }]);
  expect((await view(reader)).status).toBe(403);
  const writer = await insertKey({ scopes: ["bookings:write"] });
  expect([(await list(writer)).status, (await view(writer)).status]).toEqual([200, 200]);
  const other = await insertKey({ scopes: ["quotes:write", "messages:read"] });
  expect([(await list(other)).status, (await view(other)).status]).toEqual([403, 403]);
  const all = await insertKey({ scopes: allScopes("write") });
  const { id: staffId } = await insertStaff();
  expect((await callApi("GET", "/api/users", { key: all })).status).toBe(403);
  expect((await callApi("GET", `/api/users/${staffId}`, { key: all })).status).toBe(403);
});

test("an older key with scopes of removed calls keeps the others", async () => {
  const key = await insertKey({ scopes: ["bookings:read", "projects:write", "reports:read"] });
  expect((await list(key)).status).toBe(200);
  expect((await callApi("GET", "/api/v1/report", { key })).status).toBe(404);
});

test("histories and the audit log name the key as the actor, and no account", async () => {
  const [id = ""] = await insertBookings([{}]);
  const key = await insertKey({ name: "CRM", scopes: ["bookings:write"] });
  await list(key);
  await callApi("PUT", `/api/booking/${id}/status`, { key, json: { status: 1 } });
  expect(await db().select().from(bookingEvents)).toMatchObject([{ kind: "viewed", actor: "CRM (key)" }]);
  const [booking] = await db().select().from(bookings);
  expect([booking?.status, booking?.viewedBy]).toEqual([1, null]);
  const [stored] = await db().select().from(apiKeys);
  expect(await db().select().from(auditEntries)).toMatchObject([
    { action: "bookings-read", actor: "CRM (key)", actorId: stored?.id },
  ]);
  expect(stored?.lastUsedAt).toBeInstanceOf(Date);
});

test("an unknown, revoked or expired key counts as none", async () => {
  const past = new Date(Date.now() - 1000);
  const keys = [
    `datum_${"x".repeat(43)}`,
    await insertKey({ scopes: allScopes("write"), revokedAt: past }),
    await insertKey({ scopes: allScopes("write"), expiresAt: past }),
  ];
  for (const key of keys) expect((await list(key)).status).toBe(401);
  const soon = new Date(Date.now() + 60_000);
  expect((await list(await insertKey({ scopes: ["bookings:read"], expiresAt: soon }))).status).toBe(200);
});

test("a booking sent with a key without access is rejected instead of counting as a visitor's", async () => {
  const send = (key: string) =>
    callApi("POST", "/api/booking/create", {
      key,
      json: {
        fullName: "Ada Example",
        email: "ada@example.com",
        phone: "(818) 555-0142",
        serviceLocation: "Van Nuys, California",
      },
    });
  const expired = await insertKey({ scopes: ["bookings:write"], expiresAt: new Date(Date.now() - dayMs) });
  expect((await send(expired)).status).toBe(401);
  expect((await send("an-ended-session")).status).toBe(401);
  expect((await send(await insertKey({ scopes: ["bookings:read"] }))).status).toBe(403);
  expect(
    (await send(await insertKey({ scopes: ["bookings:write"], networks: ["203.0.113.0/24"] }))).status,
  ).toBe(403);
  expect(await db().$count(bookings)).toBe(0);
  expect((await send(await insertKey({ scopes: ["bookings:write"] }))).status).toBe(201);
});

test("a request that began before its key was revoked changes nothing", async () => {
  const [id = ""] = await insertBookings([{}]);
  const found = await findKey(await insertKey({ scopes: ["bookings:write"] }), "203.0.113.7");
  if (found?.result !== "found") throw new Error("The key is not found.");
  await db().update(apiKeys).set({ revokedAt: new Date() }).where(eq(apiKeys.id, found.session.id));
  await expect(markViewed([id], found.session)).rejects.toThrow(SessionEndedError);
  expect(await db().select().from(bookingEvents)).toEqual([]);
});

test("a key with networks works only from those", async () => {
  const key = await insertKey({ scopes: ["bookings:read"], networks: ["203.0.113.0/24"] });
  expect(await findKey(key, "203.0.113.200")).toMatchObject({ result: "found" });
  expect(await findKey(key, "198.51.100.1")).toEqual({ result: "elsewhere" });
  // A request within a test has no address.
  expect((await list(key)).status).toBe(403);
});

test.each([
  ["203.0.113.7", ["203.0.113.7"], true],
  ["203.0.113.8", ["203.0.113.7"], false],
  ["10.1.2.3", ["192.0.2.0/24", "10.0.0.0/8"], true],
  ["2001:db8:1:2::/64", ["2001:db8::/32"], true],
  ["2001:db8:1:2::/64", ["2001:db8:1:3::/64"], false],
  ["10.1.2.3", ["2001:db8::/32"], false],
  ["unknown", ["0.0.0.0/0", "::/0"], false],
])("%s in %j: %s", (address, networks, isInside) => {
  expect(isInNetwork(address, networks)).toBe(isInside);
});

test("a key has its own rate limit", async () => {
  const key = await insertKey({ scopes: ["bookings:read"] });
  await list(key);
  await db().update(rateLimits).set({ points: keyLimit.attempts });
  const { status, headers } = await list(key);
  expect([status, headers.get("Retry-After")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect((await list(await insertKey({ scopes: ["bookings:read"] }))).status).toBe(200);
});
