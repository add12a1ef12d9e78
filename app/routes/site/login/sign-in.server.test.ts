import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { passTime } from "#tests/support/database/pass-time";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { db } from "~/db/client.server";
import { rateLimits, sessions, users } from "~/db/schema.server";
import { guard } from "~/guard.server";
import { log } from "~/process/log.server";
import { hashPassword, PasswordQueueFullError, verifyPassword } from "~/staff/passwords/hash-password.server";
import { findSession } from "~/staff/sessions/sessions.server";
import { action, headers, loader } from "./route";

vi.mock("~/staff/passwords/hash-password.server", { spy: true });

const email = "ada@example.com";
const password = "correct horse";
let passwordHash: string;

const info = vi.spyOn(log, "info");
const warn = vi.spyOn(log, "warn");

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});
afterEach(() => {
  info.mockClear();
  warn.mockClear();
});

function post(
  fields: Record<string, string>,
  { query = "", headers = {} }: { query?: string; headers?: Record<string, string> } = {},
) {
  const body = new URLSearchParams(fields);
  return new Request(`http://localhost/login${query}`, { method: "POST", body, headers });
}

async function signIn(request: Request) {
  const answer = await action({ request, params: {}, context: {} });
  if ("data" in answer)
    return { refusal: answer.data, status: answer.init?.status, headers: answer.init?.headers };
  return { response: answer };
}

async function signedInBy(response: Response | undefined) {
  const headers = { Cookie: response?.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "" };
  return findSession(new Request("http://localhost/", { headers }));
}

test("the correct password signs in and redirects to the dashboard", async () => {
  const staff = await insertStaff({ email, passwordHash });
  const { response } = await signIn(post({ email: " Ada@Example.COM ", password }));
  expect(response?.status).toBe(302);
  expect(response?.headers.get("Location")).toBe("/dashboard?signed-in=1");
  expect((await signedInBy(response))?.staff).toEqual(staff);
});

test("the sign-in page reports a browser that stores no cookie; other browsers see the plain address", async () => {
  await insertStaff({ email, passwordHash });
  const { response } = await signIn(post({ email, password }, { query: "?redirectTo=%2Fmail%3Fshow%3Dall" }));
  const marked = new URL(response?.headers.get("Location") ?? "", "http://localhost");
  const answerTo = async (headers: HeadersInit) => {
    const shown = guard("routes/staff/mail", new Request(marked, { headers }));
    const answer = await shown.catch((error: unknown) => error as Response);
    return answer instanceof Response ? answer.headers.get("Location") : null;
  };
  expect(await answerTo({})).toBe("/login?redirectTo=%2Fmail%3Fshow%3Dall&cookies=lost");
  const cookie = response?.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
  expect(await answerTo({ Cookie: cookie })).toBe("/mail?show=all");
  const again = await signIn(post({ email, password }, { headers: { Cookie: "theme=dark" } }));
  expect(again.response?.headers.get("Location")).toBe("/dashboard");
});

test("concurrent sign-ins of one person all succeed", async () => {
  await insertStaff({ email, passwordHash });
  const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(post({ email, password }))));
  expect(answers.map(({ response }) => response?.status)).toEqual(Array(6).fill(302));
});

test("the cookie is HttpOnly, same-site, and secure over https", async () => {
  await insertStaff({ email, passwordHash });
  const cookieOf = async (request: Request) => (await signIn(request)).response?.headers.get("Set-Cookie");
  const cookie = await cookieOf(post({ email, password }));
  expect(cookie).toMatch(/^__session=/);
  expect(cookie).toContain("HttpOnly");
  expect(cookie).toContain("SameSite=Lax");
  expect(cookie).toContain("Max-Age=43200");
  expect(cookie).not.toContain("Secure");
  const secure = new Request("https://localhost/login", {
    method: "POST",
    body: new URLSearchParams({ email, password }),
  });
  expect(await cookieOf(secure)).toContain("Secure");
});

test.each([
  ["?redirectTo=%2Fbooking-details%2F1%3Fa%3Db", "/booking-details/1?a=b"],
  ["?redirectTo=%2F%2Fevil.example", "/dashboard"],
  ["?redirectTo=https%3A%2F%2Fevil.example", "/dashboard"],
  ["?redirectTo=%2F%5Cevil.example", "/dashboard"],
  ["?redirectTo=%2F%09%2Fevil.example", "/dashboard"],
  ["?redirectTo=javascript%3Aalert(1)", "/dashboard"],
  ["?redirectTo=", "/dashboard"],
])("a sign-in at %s redirects to %s", async (query, location) => {
  await insertStaff({ email, passwordHash });
  const headers = { Cookie: "theme=dark" };
  const { response } = await signIn(post({ email, password }, { query, headers }));
  expect(response?.headers.get("Location")).toBe(location);
});

test("every refusal reads the same: wrong password, unknown email, removed account", async () => {
  await insertStaff({ email, passwordHash });
  await insertStaff({ email: "gone@example.com", passwordHash, deactivatedAt: new Date() });
  const refusals = [
    await signIn(post({ email, password: "wrong horse" })),
    await signIn(post({ email: "nobody@example.com", password })),
    await signIn(post({ email: "gone@example.com", password })),
  ];
  for (const { status, refusal } of refusals) {
    expect(status).toBe(400);
    expect(refusal?.error?.[""]?.[0]).toBe("Invalid email or password");
  }
  expect(refusals[1]?.refusal?.error).toEqual(refusals[0]?.refusal?.error);
  expect(refusals[2]?.refusal?.error).toEqual(refusals[0]?.refusal?.error);
  expect(await db().select().from(sessions)).toEqual([]);
});

test("a refusal keeps the email and never sends the password back", async () => {
  await insertStaff({ email, passwordHash });
  for (const fields of [
    { email, password: "wrong horse" },
    { email: "ada@", password: "wrong horse" },
  ]) {
    const { refusal } = await signIn(post(fields));
    expect(refusal?.initialValue).toEqual({ email: fields.email });
    expect(JSON.stringify(refusal)).not.toContain("wrong horse");
  }
});

test.each([
  [{}, { email: ["Enter your email address"], password: ["Enter your password"] }],
  [{ email: "ada", password }, { email: ["Enter a complete email address, such as name@example.com"] }],
  [
    { email: `${"a".repeat(250)}@example.com`, password },
    { email: ["Shorten the email to 254 characters or fewer"] },
  ],
  [{ email, password: "x".repeat(129) }, { password: ["Shorten the password to 128 characters or fewer"] }],
  [
    { email: "ada\u0000@example.com", password },
    { email: ["Enter a complete email address, such as name@example.com"] },
  ],
])("reports missing or malformed input at its field: %#", async (fields, errors) => {
  const { status, refusal } = await signIn(post(fields));
  expect(status).toBe(400);
  expect(refusal?.error).toEqual(errors);
});

test("hostile values are looked up as text and find nothing", async () => {
  await insertStaff({ email, passwordHash });
  for (const fields of [
    { email: "a'or'1'='1@example.com", password },
    { email: "%@example.com", password },
    { email, password: "\u0000" },
    { email, password: "\ud800" },
  ])
    expect((await signIn(post(fields))).status).toBe(400);
});

test("each sign-in starts a new session and ends the previous one", async () => {
  const staff = await insertStaff({ email, passwordHash });
  const before = await requestAs(staff, "/login");
  const Cookie = before.headers.get("Cookie") ?? "";
  const { response } = await signIn(post({ email, password }, { headers: { Cookie } }));
  expect(await findSession(before)).toBeNull();
  expect(await signedInBy(response)).not.toBeNull();
  expect(await db().select().from(sessions)).toHaveLength(1);
});

test("a refused sign-in leaves an open session alone", async () => {
  const staff = await insertStaff({ email, passwordHash });
  const open = await requestAs(staff, "/login");
  await signIn(
    post({ email, password: "wrong horse" }, { headers: { Cookie: open.headers.get("Cookie") ?? "" } }),
  );
  expect(await findSession(open)).not.toBeNull();
});

test("a removed account that comes back signs in again", async () => {
  const staff = await insertStaff({ email, passwordHash, deactivatedAt: new Date() });
  await db().update(users).set({ deactivatedAt: null }).where(eq(users.id, staff.id));
  expect((await signIn(post({ email, password }))).response?.status).toBe(302);
});

test("logs sign-ins with the account, without any input", async () => {
  const staff = await insertStaff({ email, passwordHash });
  await signIn(post({ email, password }));
  await signIn(post({ email, password: "wrong horse" }));
  await signIn(post({ email: "nobody@example.com", password: "wrong horse" }));
  expect(info.mock.calls[0]?.[0]).toMatchObject({ event: "sign-in", userId: staff.id });
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ event: "sign-in-failed", userId: staff.id });
  expect(warn.mock.calls[1]?.[0]).toMatchObject({ event: "sign-in-failed", userId: undefined });
  expect(JSON.stringify([info.mock.calls, warn.mock.calls])).not.toMatch(/horse|nobody|ada@/);
});

test("says that too many people are signing in when the password queue is full", async () => {
  vi.mocked(verifyPassword).mockRejectedValueOnce(new PasswordQueueFullError());
  const { status, refusal } = await signIn(post({ email, password }));
  expect(status).toBe(503);
  expect(refusal?.error?.[""]?.[0]).toBe("Too many people are signing in");
});

test("after ten failures an account waits, even for the right password", async () => {
  await insertStaff({ email, passwordHash });
  await insertStaff({ email: "other@example.com", passwordHash });
  const wrong = () => signIn(post({ email: "ADA@example.com", password: "wrong horse" }));
  const failures = await Promise.all(Array.from({ length: 12 }, wrong));
  expect(failures.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(failures.filter(({ status }) => status === 429)).toHaveLength(2);

  await passTime(5 * 60_000);
  const blocked = await signIn(post({ email, password }));
  expect(blocked.status).toBe(429);
  expect(blocked.refusal?.error?.[""]).toEqual(["Too many attempts", "Wait 10 minutes, then try again."]);
  const empty = new Headers();
  const sent = { actionHeaders: new Headers(blocked.headers), loaderHeaders: empty, parentHeaders: empty };
  const shown = new Headers(headers({ ...sent, errorHeaders: undefined }));
  expect(Number(shown.get("Retry-After"))).toBeGreaterThan(9 * 60);
  expect((await signIn(post({ email: "other@example.com", password }))).response?.status).toBe(302);

  await passTime(10 * 60_000);
  expect((await signIn(post({ email, password }))).response?.status).toBe(302);
});

test("an unknown account waits, too", async () => {
  const attempts = Array.from({ length: 11 }, () => signIn(post({ email: "nobody@example.com", password })));
  expect((await Promise.all(attempts)).filter(({ status }) => status === 429)).toHaveLength(1);
});

test("a correct password resets the count", async () => {
  await insertStaff({ email, passwordHash });
  for (let round = 0; round < 2; round += 1) {
    const wrong = Array.from({ length: 9 }, () => signIn(post({ email, password: "wrong horse" })));
    expect((await Promise.all(wrong)).every(({ status }) => status === 400)).toBe(true);
    expect((await signIn(post({ email, password }))).response?.status).toBe(302);
  }
});

test("the limits store no email", async () => {
  await signIn(post({ email, password }));
  expect(JSON.stringify(await db().select().from(rateLimits))).not.toContain("ada");
});

test("the loader returns the signed-in user, and whether the page shows a refused form", async () => {
  const staff = await insertStaff({ email });
  const load = async (request: Request) => (await loader({ request, params: {}, context: {} })).data;
  expect(await load(await requestAs(staff, "/login"))).toEqual({
    signedInAs: { email, isAdmin: false },
    hasLostCookies: false,
    flash: null,
    isRefused: false,
  });
  // After a rejected post, Remix loads the page again by GET with the post's headers.
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const again = await load(new Request("http://localhost/login", { headers }));
  expect(again).toEqual({ signedInAs: null, hasLostCookies: false, flash: null, isRefused: true });
});

test.each([
  [413, "x".repeat(300_000), "application/x-www-form-urlencoded", /too large/],
  [415, "{}", "application/json", /application\/x-www-form-urlencoded/],
])("responds with %i above the form to an unreadable post", async (status, body, type, message) => {
  const headers = { "Content-Type": type };
  const answer = await signIn(new Request("http://localhost/login", { method: "POST", body, headers }));
  expect(answer.status).toBe(status);
  expect(answer.refusal?.error?.[""]?.[0]).toMatch(message);
});
