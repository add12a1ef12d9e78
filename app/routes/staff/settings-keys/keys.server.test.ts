import { beforeEach, expect, test } from "vitest";
import { allScopes, insertKey } from "#tests/support/records/keys";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { postAs, readResponse, thrownBy } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { apiKeys, auditEntries, sessions } from "~/db/schema.server";
import { toPacificDay } from "~/lib/pacific-time";
import { sha256 } from "~/lib/sha256.server";
import { dayMs } from "~/lib/time";
import { findKey } from "~/staff/api-keys/find-key.server";
import { action, loader } from "./route";

const path = "/settings/keys";
const toArgs = (request: Request) => ({ request, params: {}, context: {} });
const load = async () => (await loader(toArgs(await requestAs(admin, path)))).data;
const send = async (form: Record<string, string>, by = admin) =>
  readResponse(await action(toArgs(await postAs(by, path, form))));
const crm = { intent: "make", name: "CRM", bookings: "write", quotes: "read", visits: "none" };

let admin: Staff;
beforeEach(async () => {
  admin = await insertStaff({ fullName: "Boss", email: "boss@example.com", isAdmin: true });
});

test("an administrator creates a key, which is shown once and stored as a hash", async () => {
  const lastDay = toPacificDay(new Date(Date.now() + 30 * dayMs));
  const { shown } = await send({ ...crm, lastDay, networks: "203.0.113.0/24, 2001:db8::/48" });
  const secret = shown?.made?.secret ?? "";
  expect(shown?.made).toEqual({ name: "CRM", secret: expect.stringMatching(/^datum_[\w-]{43}$/) as string });
  expect(await findKey(secret, "203.0.113.7")).toMatchObject({ scopes: ["bookings:write", "quotes:read"] });
  expect(JSON.stringify(await db().select().from(apiKeys))).not.toContain(secret);
  const { keys } = await load();
  expect(keys).toMatchObject([
    {
      name: "CRM",
      made: expect.stringMatching(/^Made by Boss, /) as string,
      access: ["Requests and files: Read and change", "Quotes: Read", "From 203.0.113.0/24, 2001:db8::/48"],
    },
  ]);
  expect(JSON.stringify(keys)).not.toContain(secret);
  expect(await db().select().from(auditEntries)).toMatchObject([
    {
      action: "key-made",
      actor: "boss@example.com",
      subject: "CRM",
      detail: { scopes: "bookings:write, quotes:read" },
    },
  ]);
});

const networks = (count: number) => Array.from({ length: count }, (_, last) => `203.0.113.${last}`).join(" ");

test("there are up to 100 keys, each for up to ten networks", async () => {
  const rows = Array.from({ length: 99 }, (_, index) => ({
    name: `Program ${index}`,
    secretHash: sha256(String(index)),
  }));
  await db().insert(apiKeys).values(rows);
  expect((await send({ ...crm, networks: networks(10) })).shown?.made?.name).toBe("CRM");
  const { status, shown } = await send({ ...crm, name: "One more" });
  expect([status, shown?.messages[0]]).toEqual([
    409,
    "There are too many keys. Revoke those that nobody needs.",
  ]);
  expect((await load()).keys).toHaveLength(100);
});

test("a refused form says why, and creates no key", async () => {
  const yesterday = toPacificDay(new Date(Date.now() - 2 * dayMs));
  const wrong: [Record<string, string>, string][] = [
    [{ name: " " }, "Enter a name"],
    [{ bookings: "none", quotes: "everything" }, "Choose what the key may do"],
    [{ lastDay: yesterday }, "Enter today or a later day"],
    [{ networks: "2001:db8::1/128" }, "2001:db8::1/128 isn’t a network"],
    [{ networks: "10.0.0.0/33" }, "10.0.0.0/33 isn’t a network"],
    [{ networks: networks(11) }, "Enter 10 networks or fewer"],
  ];
  for (const [fields, message] of wrong) {
    const { status, shown } = await send({ ...crm, ...fields });
    expect([status, JSON.stringify(shown)]).toEqual([400, expect.stringContaining(message)]);
  }
  await insertKey({ name: "crm", scopes: ["bookings:read"] });
  expect((await send(crm)).status).toBe(409);
  expect(await db().$count(apiKeys)).toBe(1);
});

test("revokes a key after a question, and frees its name", async () => {
  const secret = await insertKey({ name: "CRM", scopes: allScopes("write") });
  const { keys } = await load();
  const id = keys[0]?.id ?? "";
  expect((await send({ intent: "revoke", id })).shown?.question).toEqual({ id, name: "CRM" });
  expect(await findKey(secret, "203.0.113.7")).not.toBeNull();
  expect((await send({ intent: "revoke", id, confirmed: "yes" })).location).toBe(path);
  expect(await findKey(secret, "203.0.113.7")).toBeNull();
  expect((await load()).keys).toEqual([]);
  expect((await send({ intent: "revoke", id, confirmed: "yes" })).location).toBe(path);
  expect(await db().select().from(auditEntries)).toMatchObject([{ action: "key-revoked", subject: "CRM" }]);
  expect((await send(crm)).shown?.made?.name).toBe("CRM");
});

test("the list asks to replace a former colleague's key", async () => {
  const left = await insertStaff({ deactivatedAt: new Date() });
  await insertKey({ scopes: ["bookings:read"], madeBy: left.id });
  expect((await load()).keys[0]?.made).toMatch(/somebody who has left/);
});

test("staff have no access, and an administrator confirms who they are", async () => {
  const staff = await insertStaff();
  expect((await thrownBy(send(crm, staff))).status).toBe(403);
  const request = await requestAs(admin, path);
  const post = await postAs(admin, path, crm);
  await db()
    .update(sessions)
    .set({ verifiedAt: new Date(Date.now() - 30 * 60_000) });
  expect((await thrownBy(loader(toArgs(request)))).headers.get("Location")).toMatch(/^\/confirm-identity/);
  const asked = await thrownBy(action(toArgs(post)));
  expect(asked.headers.get("Location")).toMatch(/^\/confirm-identity/);
  expect(await db().$count(apiKeys)).toBe(0);
});
