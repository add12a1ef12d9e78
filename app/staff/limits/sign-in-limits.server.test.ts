// @one-engine

import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { passTime } from "#tests/support/database/pass-time";
import { expectResult } from "#tests/support/expect-result";
import { insertStaff, sessionOf } from "#tests/support/records/staff";
import { postAgain, postAs, readResponse } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { consumeAttempt, TooManyAttemptsError } from "~/db/rate-limit.server";
import { mails, rateLimits, sessions } from "~/db/schema.server";
import { action as apiCall } from "~/routes/api/route";
import { action as passwordForm } from "~/routes/site/account-password/route";
import { action as loginForm } from "~/routes/site/login/route";
import { changePassword } from "~/staff/accounts/update-user.server";
import { hashPassword, PasswordQueueFullError, verifyPassword } from "~/staff/passwords/hash-password.server";
import { requestResetLink } from "~/staff/passwords/mail-reset-link.server";
import { resetLinkPath } from "~/staff/passwords/reset-link.server";
import { resetPassword } from "~/staff/passwords/reset-password.server";
import { findKnownDevice } from "~/staff/sign-in/device-cookie.server";
import { signInByApi as signIn } from "~/staff/sign-in/sign-in.server";
import { limitGuesses } from "./limit-guesses.server";
import { signInCounters } from "./sign-in-limits.server";

vi.mock("~/staff/passwords/hash-password.server", { spy: true });

const email = "ada@example.com";
const password = "correct horse";
const minute = 60_000;
const owner = "198.51.100.7";
let ada: Staff;

beforeEach(async () => {
  ada = await insertStaff({ email, passwordHash: await hashPassword(password) });
});

interface Client {
  address?: string;
  cookies?: string;
}

const requestFrom = ({ cookies }: Client) =>
  new Request("http://localhost/login", cookies ? { headers: { Cookie: cookies } } : {});

function attempt(typed: string, from: Client = {}) {
  return signIn(requestFrom(from), { email, password: typed }, from.address ?? owner);
}

/** Sends concurrent wrong guesses without hashing, and counts their results. */
async function guess(count: number, from: Client = {}) {
  const device = await findKnownDevice(requestFrom(from), ada.id);
  const knownDevice = device ? { userId: ada.id, device } : undefined;
  const counters = signInCounters({ email, address: from.address ?? owner, knownDevice });
  const guess = () =>
    limitGuesses(
      counters,
      () => Promise.resolve(),
      () => "wrong",
    );
  const results = await Promise.allSettled(Array.from({ length: count }, guess));
  const wrong = results.filter(({ status }) => status === "fulfilled").length;
  const blocked = results.filter(
    (result) => result.status === "rejected" && result.reason instanceof TooManyAttemptsError,
  ).length;
  return { wrong, blocked };
}

const getCookies = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
const getDeviceCookie = (headers: Headers) => getCookies(headers).replace(/__session=[^;]*;? ?/, "");

/** Exhausts the account's limit for strangers from many addresses. */
async function exhaustStrangers() {
  for (let index = 0; index < 10; index += 1)
    for (const { limit, key } of signInCounters({ email, address: `203.0.113.${index}` }))
      await consumeAttempt(limit, key, 10);
  expect(await guess(1, { address: "203.0.113.200" })).toEqual({ wrong: 0, blocked: 1 });
}

test("limits one address to ten failures for an account, while its owner signs in elsewhere", async () => {
  const stranger = { address: "203.0.113.1" };
  await expectResult(attempt("wrong horse", stranger), "wrong-password");
  expect(await guess(200, stranger)).toEqual({ wrong: 9, blocked: 191 });
  await expect(attempt(password, stranger)).rejects.toThrow(TooManyAttemptsError);
  expect((await expectResult(attempt(password), "done")).staff.id).toBe(ada.id);
  await passTime(15 * minute);
  expect((await expectResult(attempt(password, stranger), "done")).staff.id).toBe(ada.id);
});

test("counts the addresses of an IPv6 network together, so that one network cannot lock an account", async () => {
  const ofNetwork = (number: number) => ({ address: `2001:db8:1:${number.toString(16)}::/64` });
  const results = [];
  for (let number = 1; number <= 5; number++) results.push(await guess(10, ofNetwork(number)));
  expect(results.reduce((sum, { wrong }) => sum + wrong, 0)).toBe(30);
  await expect(attempt(password, ofNetwork(9))).rejects.toThrow(TooManyAttemptsError);
  expect((await expectResult(attempt(password, { address: "2001:db8:2:1::/64" }), "done")).staff.id).toBe(
    ada.id,
  );
  expect((await expectResult(attempt(password), "done")).staff.id).toBe(ada.id);
});

test("a mailed link lets the owner in from anywhere while strangers lock the account", async () => {
  await exhaustStrangers();
  await expect(attempt(password)).rejects.toThrow(TooManyAttemptsError);
  await requestResetLink(email);
  const [mail] = await db().select().from(mails);
  const action = mail?.content.action;
  const path = resetLinkPath(action && "link" in action ? action.link : "");
  expect(await resetPassword(path.split("/").at(-1) ?? "", "battery staple")).toEqual({ result: "done" });
  expect((await expectResult(attempt("battery staple"), "done")).staff.id).toBe(ada.id);
});

test("lets a known browser sign in while strangers exhaust the account's limit", async () => {
  const cookies = getDeviceCookie((await expectResult(attempt(password), "done")).headers);
  await exhaustStrangers();
  await expect(attempt(password)).rejects.toThrow(TooManyAttemptsError);
  expect((await expectResult(attempt(password, { cookies }), "done")).staff.id).toBe(ada.id);
  // The device's own limit is low, and a right password resets it.
  expect(await guess(9, { cookies })).toEqual({ wrong: 9, blocked: 0 });
  await attempt(password, { cookies });
  expect(await guess(12, { cookies })).toEqual({ wrong: 10, blocked: 2 });
  await expect(attempt(password, { cookies })).rejects.toThrow(TooManyAttemptsError);
  await passTime(15 * minute);
  expect((await expectResult(attempt(password, { cookies }), "done")).staff.id).toBe(ada.id);
});

test("keeps a stolen device cookie from using up the limits of others", async () => {
  const stolen = getDeviceCookie((await expectResult(attempt(password), "done")).headers);
  const own = getDeviceCookie((await expectResult(attempt(password), "done")).headers);
  expect(await guess(20, { cookies: stolen, address: "203.0.113.1" })).toEqual({ wrong: 10, blocked: 10 });
  expect((await expectResult(attempt(password, { cookies: own }), "done")).staff.id).toBe(ada.id);
  expect((await expectResult(attempt(password), "done")).staff.id).toBe(ada.id);
});

test("shares one limit among all device cookies of an account", async () => {
  const devices = [];
  for (let index = 0; index < 11; index += 1)
    devices.push(getDeviceCookie((await expectResult(attempt(password), "done")).headers));
  const results = await Promise.all(devices.map((cookies) => guess(10, { cookies })));
  expect(results.reduce((sum, { wrong }) => sum + wrong, 0)).toBe(100);
});

test("recognizes a device only for the accounts that signed in there, and rejects a tampered cookie", async () => {
  const bob = await insertStaff({ email: "bob@example.com", passwordHash: await hashPassword(password) });
  const cookies = getDeviceCookie((await expectResult(attempt(password), "done")).headers);
  const request = new Request("http://localhost/login", { headers: { Cookie: cookies } });
  const both = getDeviceCookie(
    (await expectResult(signIn(request, { email: bob.email, password }, owner), "done")).headers,
  );
  await exhaustStrangers();
  expect((await expectResult(attempt(password, { cookies: both }), "done")).staff.id).toBe(ada.id);
  for (const altered of [cookies.replace("=", "=A"), `${cookies}A`, "__device=x"])
    await expect(attempt(password, { cookies: altered })).rejects.toThrow(TooManyAttemptsError);
  const bobs = getDeviceCookie(
    (
      await expectResult(
        signIn(new Request("http://localhost/"), { email: bob.email, password }, owner),
        "done",
      )
    ).headers,
  );
  await expect(attempt(password, { cookies: bobs })).rejects.toThrow(TooManyAttemptsError);
});

test("the form and the API set an HttpOnly device cookie for half a year", async () => {
  const body = { email, password };
  const form = new Request("http://localhost/login", { method: "POST", body: new URLSearchParams(body) });
  const json = {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  };
  const call = new Request("http://localhost/api/auth/login", json);
  const answers = [
    await loginForm({ request: form, params: {}, context: {} }),
    await apiCall({ request: call }),
  ];
  for (const answer of answers) {
    if (!(answer instanceof Response)) throw new Error("Refused");
    const [session, device] = answer.headers.getSetCookie();
    expect(session).toMatch(/^__session=/);
    expect(device).toMatch(/^__device=.*Max-Age=15552000;.*HttpOnly; SameSite=Lax$/);
  }
});

test("lets a signed-in user change the password despite strangers and a stolen session", async () => {
  const [own, stolen] = [await postAs(ada, "/", {}), await postAs(ada, "/", {})];
  const fields = { newPassword: "battery staple", confirmPassword: "battery staple" };
  const send = async (from: Request, currentPassword: string) => {
    const request = postAgain(from, "/account-password", { currentPassword, ...fields });
    return readResponse(await passwordForm({ request, params: {}, context: {} }));
  };
  await exhaustStrangers();
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async () => (await send(stolen, "wrong horse")).status),
  );
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect((await send(own, password)).location).toBe("/account-password");
});

/** Refuses every password check like a full queue until `work` has settled. */
async function whileQueueIsFull(work: () => Promise<void>) {
  vi.mocked(verifyPassword).mockRejectedValue(new PasswordQueueFullError());
  try {
    await work();
  } finally {
    vi.mocked(verifyPassword).mockReset();
  }
}

/** Excludes the audit log, which is written after the response, perhaps during the next test. */
const pointsLeft = async () =>
  (await db().select({ key: rateLimits.key, points: rateLimits.points }).from(rateLimits)).filter(
    ({ key, points }) => points > 0 && !key.startsWith("audit-"),
  );

test("does not charge an address for attempts that the account's limit refuses", async () => {
  await exhaustStrangers();
  for (let index = 0; index < 12; index += 1)
    await expect(attempt(password)).rejects.toThrow(TooManyAttemptsError);
  const own = (await pointsLeft()).filter(({ key }) => key.includes(owner));
  expect(own).toEqual([]);
});

test("refunds attempts that a full password queue refuses", async () => {
  const session = await sessionOf(ada);
  const cookies = getDeviceCookie((await expectResult(attempt(password), "done")).headers);
  await whileQueueIsFull(async () => {
    for (let index = 0; index < 3; index += 1) {
      await expect(attempt(password)).rejects.toThrow(PasswordQueueFullError);
      await expect(attempt(password, { cookies })).rejects.toThrow(PasswordQueueFullError);
      const change = changePassword(session, { currentPassword: password, newPassword: "battery staple" });
      await expect(change).rejects.toThrow(PasswordQueueFullError);
    }
  });
  expect(await pointsLeft()).toEqual([]);
});

test("refunds attempts that a database error ends", async () => {
  await db().execute(sql`alter table sessions rename to sessions_elsewhere`);
  try {
    for (let index = 0; index < 12; index += 1)
      await expect(attempt(password)).rejects.not.toThrow(TooManyAttemptsError);
  } finally {
    await db().execute(sql`alter table sessions_elsewhere rename to sessions`);
  }
  expect(await pointsLeft()).toEqual([]);
  expect((await expectResult(attempt(password), "done")).staff.id).toBe(ada.id);
});

test("creates no session when the password changes while a sign-in is queued", async () => {
  const crowd = Array.from({ length: 40 }, () => hashPassword("someone else's"));
  const waiting = expectResult(attempt(password), "wrong-password");
  // The attempt is counted, the account is read, and the password waits.
  await vi.waitFor(async () => expect(await pointsLeft()).toHaveLength(3));
  await db().execute(sql`update users set password_hash = 'another'`);
  await waiting;
  await Promise.all(crowd);
  expect(await db().select().from(sessions)).toEqual([]);
});
