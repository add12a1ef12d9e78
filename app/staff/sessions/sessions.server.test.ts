import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { db } from "~/db/client.server";
import { sessions, users } from "~/db/schema.server";
import { insertStaff, requestAs } from "#tests/support/staff";
import { createSession, endOtherSessions, endSession, findSession, sweepSessions } from "./sessions.server";
import { backgroundHeader } from "./background-header";

const minute = 60_000;
const hour = 60 * minute;

afterEach(() => {
  vi.useRealTimers();
});

function startClock() {
  vi.useFakeTimers({ toFake: ["Date"] });
  return (ms: number) => vi.setSystemTime(Date.now() + ms);
}

function bearer(token: string, cookie?: string) {
  const headers = { Authorization: `Bearer ${token}`, ...(cookie && { Cookie: cookie }) };
  return new Request("http://localhost/", { headers });
}

test("a session names its owner, by cookie or as a Bearer token", async () => {
  const staff = await insertStaff({ isAdmin: true });
  expect((await findSession(await requestAs(staff, "/")))?.staff).toEqual(staff);
  expect((await findSession(bearer(await createSession(staff.id))))?.staff).toEqual(staff);
});

test("the database holds no secret that would open a session", async () => {
  const secret = await createSession((await insertStaff()).id);
  const [row] = await db().select().from(sessions);
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(await findSession(bearer(row?.id ?? ""))).toBeNull();
});

test.each(["", "x", "Ω", "a".repeat(5000)])("a wrong token opens nothing: %j", async (token) => {
  await createSession((await insertStaff()).id);
  expect(
    await findSession(
      new Request("http://localhost/", { headers: { Authorization: `Bearer ${encodeURI(token)}` } }),
    ),
  ).toBeNull();
});

test("F3: a session is found on a full disk, though its use cannot be noted", async () => {
  const advance = startClock();
  const staff = await insertStaff();
  const request = await requestAs(staff, "/");
  advance(5 * minute);
  await db().execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'full' using errcode = '53100'; end $$`);
  await db().execute(sql`create trigger full_disk before update on sessions execute function refuse()`);
  try {
    expect((await findSession(request))?.staff.id).toBe(staff.id);
  } finally {
    await db().execute(sql`drop function refuse() cascade`);
  }
});

test("a wrong Bearer token is not made good by a cookie", async () => {
  const request = await requestAs(await insertStaff(), "/");
  expect(await findSession(bearer("wrong", request.headers.get("Cookie") ?? ""))).toBeNull();
});

test("a proxy's own sign-in does not get in the way of the cookie", async () => {
  const staff = await insertStaff();
  const request = await requestAs(staff, "/", { headers: { Authorization: "Basic c3RhZ2luZzpzdGFnaW5n" } });
  expect((await findSession(request))?.staff.id).toBe(staff.id);
});

test("an altered cookie opens nothing", async () => {
  const cookie = (await requestAs(await insertStaff(), "/")).headers.get("Cookie") ?? "";
  const altered = [
    cookie.slice(0, -1),
    `${cookie}A`,
    cookie.replace("=", "=A"),
    "__session=",
    "__session=%00",
  ];
  for (const Cookie of altered)
    expect(await findSession(new Request("http://localhost/", { headers: { Cookie } }))).toBeNull();
});

test("a session ends after two hours without use", async () => {
  const pass = startClock();
  const request = await requestAs(await insertStaff(), "/");
  pass(2 * hour - 1000);
  expect(await findSession(request)).not.toBeNull();
  pass(2 * hour - 1000);
  expect(await findSession(request)).not.toBeNull();
  pass(2 * hour);
  expect(await findSession(request)).toBeNull();
});

test("what an open page asks by itself keeps no session open", async () => {
  const pass = startClock();
  const request = await requestAs(await insertStaff(), "/", { headers: { [backgroundHeader]: "1" } });
  pass(2 * hour - 1000);
  expect(await findSession(request)).not.toBeNull();
  pass(1000);
  expect(await findSession(request)).toBeNull();
});

test("a session ends after twelve hours, however much it is used", async () => {
  const pass = startClock();
  const request = await requestAs(await insertStaff(), "/");
  for (let hours = 1; hours < 12; hours += 1) {
    pass(hour);
    expect(await findSession(request), `after ${hours} hours`).not.toBeNull();
  }
  pass(hour - 1000);
  expect(await findSession(request)).not.toBeNull();
  pass(1000);
  expect(await findSession(request)).toBeNull();
});

test("use is written down at most once a minute", async () => {
  const pass = startClock();
  const request = await requestAs(await insertStaff(), "/");
  const expiry = async () => (await db().select().from(sessions))[0]?.expiresAt.getTime() ?? 0;
  const first = await expiry();
  pass(minute - 1);
  await findSession(request);
  expect(await expiry()).toBe(first);
  pass(1);
  await findSession(request);
  expect(await expiry()).toBe(first + minute);
});

test("the sessions of a removed account are worth nothing", async () => {
  const staff = await insertStaff();
  const request = await requestAs(staff, "/");
  await db().update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, staff.id));
  expect(await findSession(request)).toBeNull();
});

test("ending a session leaves the others open", async () => {
  const staff = await insertStaff();
  const [one, other] = [await requestAs(staff, "/"), await requestAs(staff, "/")];
  await endSession(one);
  expect(await findSession(one)).toBeNull();
  expect(await findSession(other)).not.toBeNull();
});

test("ending the others keeps the one named, and other people's", async () => {
  const [staff, colleague] = [await insertStaff(), await insertStaff()];
  const [kept, ended, colleagues] = [
    await requestAs(staff, "/"),
    await requestAs(staff, "/"),
    await requestAs(colleague, "/"),
  ];
  await endOtherSessions(staff.id, (await findSession(kept))?.id);
  expect(await findSession(kept)).not.toBeNull();
  expect(await findSession(ended)).toBeNull();
  expect(await findSession(colleagues)).not.toBeNull();
  await endOtherSessions(staff.id);
  expect(await findSession(kept)).toBeNull();
});

test("sweeping deletes expired sessions only", async () => {
  const pass = startClock();
  const staff = await insertStaff();
  await createSession(staff.id);
  pass(2 * hour);
  const request = await requestAs(staff, "/");
  await sweepSessions();
  expect(await db().select().from(sessions)).toHaveLength(1);
  expect(await findSession(request)).not.toBeNull();
});
