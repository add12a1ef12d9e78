import { eq, sql } from "drizzle-orm";
import { afterEach, expect, inject, test, vi } from "vitest";
import { passTime } from "#tests/support/database/pass-time";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { isRecentlyVerified } from "~/access/verification.server";
import { db } from "~/db/client.server";
import { databaseTime } from "~/db/clock.server";
import { sessions, users } from "~/db/schema.server";
import { backgroundHeader } from "./background-header";
import { listDevices } from "./devices.server";
import { revokeAccess } from "./revoke-access.server";
import { createSession, endSession, findSession, sweepSessions } from "./sessions.server";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

afterEach(() => {
  vi.useRealTimers();
});

function bearer(token: string, cookie?: string) {
  const headers = { Authorization: `Bearer ${token}`, ...(cookie && { Cookie: cookie }) };
  return new Request("http://localhost/", { headers });
}

test("finds a session by its cookie or Bearer token", async () => {
  const staff = await insertStaff({ isAdmin: true });
  expect((await findSession(await requestAs(staff, "/")))?.staff).toEqual(staff);
  expect((await findSession(bearer(await createSession(staff.id))))?.staff).toEqual(staff);
});

test("stores no secret that identifies a session", async () => {
  const secret = await createSession((await insertStaff()).id);
  const [row] = await db().select().from(sessions);
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(await findSession(bearer(row?.id ?? ""))).toBeNull();
});

test.each(["", "x", "Ω", "a".repeat(5000)])("finds no session for the token %j", async (token) => {
  await createSession((await insertStaff()).id);
  expect(
    await findSession(
      new Request("http://localhost/", { headers: { Authorization: `Bearer ${encodeURI(token)}` } }),
    ),
  ).toBeNull();
});

test("finds a session on a full disk, although its expiry cannot be extended", async () => {
  const staff = await insertStaff();
  const request = await requestAs(staff, "/");
  await passTime(5 * minute);
  await db().execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'full' using errcode = '53100'; end $$`);
  await db().execute(sql`create trigger full_disk before update on sessions execute function refuse()`);
  try {
    expect((await findSession(request))?.staff.id).toBe(staff.id);
  } finally {
    await db().execute(sql`drop function refuse() cascade`);
  }
});

test("ignores the cookie when there is a wrong Bearer token", async () => {
  const request = await requestAs(await insertStaff(), "/");
  expect(await findSession(bearer("wrong", request.headers.get("Cookie") ?? ""))).toBeNull();
});

test("uses the cookie when a proxy adds Basic authentication", async () => {
  const staff = await insertStaff();
  const request = await requestAs(staff, "/", { headers: { Authorization: "Basic c3RhZ2luZzpzdGFnaW5n" } });
  expect((await findSession(request))?.staff.id).toBe(staff.id);
});

test("finds no session for a tampered cookie", async () => {
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

test("ends a session after two hours without a request", async () => {
  const request = await requestAs(await insertStaff(), "/");
  await passTime(2 * hour - minute);
  expect(await findSession(request)).not.toBeNull();
  await passTime(2 * hour - minute);
  expect(await findSession(request)).not.toBeNull();
  await passTime(2 * hour);
  expect(await findSession(request)).toBeNull();
});

test("does not extend a session for background polling", async () => {
  const request = await requestAs(await insertStaff(), "/", { headers: { [backgroundHeader]: "1" } });
  await passTime(2 * hour - minute);
  expect(await findSession(request)).not.toBeNull();
  await passTime(minute);
  expect(await findSession(request)).toBeNull();
});

test("ends a session after twelve hours of use", async () => {
  const request = await requestAs(await insertStaff(), "/");
  for (let hours = 1; hours < 12; hours += 1) {
    await passTime(hour);
    expect(await findSession(request), `after ${hours} hours`).not.toBeNull();
  }
  await passTime(hour - minute);
  expect(await findSession(request)).not.toBeNull();
  await passTime(minute);
  expect(await findSession(request)).toBeNull();
});

test("extends the expiry at most once a minute", async () => {
  const request = await requestAs(await insertStaff(), "/");
  const expiry = async () => (await db().select().from(sessions))[0]?.expiresAt.getTime() ?? 0;
  await passTime(minute / 2);
  const first = await expiry();
  await findSession(request);
  expect(await expiry()).toBe(first);
  await passTime(minute / 2);
  await findSession(request);
  expect(await expiry()).toBeGreaterThan(first);
});

test("records the address of a session's use, at most once a minute", async () => {
  const staff = await insertStaff();
  const request = bearer(await createSession(staff.id, { address: "203.0.113.7" }));
  const use = async (address?: string) => {
    const session = await findSession(request, address);
    return (await listDevices(staff.id, session?.id ?? ""))[0]?.address;
  };
  expect(await use("198.51.100.2")).toBe("203.0.113.7");
  await passTime(minute);
  expect(await use()).toBe("203.0.113.7");
  await passTime(minute);
  expect(await use("198.51.100.2")).toBe("198.51.100.2");
  await passTime(minute);
  expect(await use("unknown")).toBeNull();
});

test("finds no session of a removed account", async () => {
  const staff = await insertStaff();
  const request = await requestAs(staff, "/");
  await db().update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, staff.id));
  expect(await findSession(request)).toBeNull();
});

test("ends one session and leaves the others open", async () => {
  const staff = await insertStaff();
  const [one, other] = [await requestAs(staff, "/"), await requestAs(staff, "/")];
  await endSession(one);
  expect(await findSession(one)).toBeNull();
  expect(await findSession(other)).not.toBeNull();
});

test("ends the other sessions of an account, but not those of other accounts", async () => {
  const [staff, colleague] = [await insertStaff(), await insertStaff()];
  const [kept, ended, colleagues] = [
    await requestAs(staff, "/"),
    await requestAs(staff, "/"),
    await requestAs(colleague, "/"),
  ];
  await revokeAccess(db(), staff.id, (await findSession(kept))?.id);
  expect(await findSession(kept)).not.toBeNull();
  expect(await findSession(ended)).toBeNull();
  expect(await findSession(colleagues)).not.toBeNull();
  await revokeAccess(db(), staff.id);
  expect(await findSession(kept)).toBeNull();
});

test("sweeps only expired sessions", async () => {
  const staff = await insertStaff();
  await createSession(staff.id);
  await passTime(2 * hour);
  const request = await requestAs(staff, "/");
  await sweepSessions(await databaseTime());
  expect(await db().select().from(sessions)).toHaveLength(1);
  expect(await findSession(request)).not.toBeNull();
});

test.for([day, -day])(
  "a process with a clock that is %i ms off signs nobody out, and keeps nobody signed in",
  async (shift, { skip }) => {
    skip(inject("engine") === "pglite", "the embedded database has the clock of its process");
    const staff = await insertStaff();
    const [open, idle] = [await requestAs(staff, "/"), await requestAs(staff, "/")];
    const ended = await findSession(idle);
    await db()
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 minute'` })
      .where(eq(sessions.id, ended?.id ?? ""));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + shift });
    await sweepSessions(await databaseTime());
    expect(await findSession(idle)).toBeNull();
    const session = await findSession(open);
    if (!session) throw new Error("The open session has ended.");
    expect(await isRecentlyVerified(session, "role-changed")).toBe(true);
    expect(await listDevices(staff.id, session.id)).toHaveLength(1);
    // The times that such a process writes are also right for other processes.
    const made = await requestAs(staff, "/");
    vi.useRealTimers();
    await passTime(2 * hour);
    expect(await findSession(made)).toBeNull();
  },
);
