import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { passTime } from "#tests/support/database/pass-time";
import { codeOf, insertFactors } from "#tests/support/records/factors";
import { insertPasskey, signChallenge } from "#tests/support/records/passkeys";
import { insertStaff } from "#tests/support/records/staff";
import { readResponse, thrownBy } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { passkeySite } from "~/back-office/sign-in/passkey-site.server";
import { db } from "~/db/client.server";
import { databaseTime } from "~/db/clock.server";
import { auditEntries, mails, pendingSignIns, sessions, totpSecrets } from "~/db/schema.server";
import { action as apiCall } from "~/routes/api/route";
import { action as login } from "~/routes/site/login/route";
import { action as giveOptions } from "~/routes/site/passkey-options";
import { hashPassword } from "~/staff/passwords/hash-password.server";
import { insertResetLink, resetLinkPath } from "~/staff/passwords/reset-link.server";
import { resetPassword } from "~/staff/passwords/reset-password.server";
import { revokeAccess } from "~/staff/sessions/revoke-access.server";
import { findSession } from "~/staff/sessions/sessions.server";
import { sweepPendingSignIns } from "~/staff/sign-in/pending-sign-in.server";
import { action, loader } from "./route";

const password = "correct horse";
let passwordHash: string;
let staff: Staff;
let secret: string;
let codes: string[];

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  // In the middle of a time step, so that no test spans two.
  vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
  staff = await insertStaff({ passwordHash });
  ({ secret, codes } = await insertFactors(staff));
});
afterEach(() => {
  vi.useRealTimers();
});

const toArgs = (request: Request) => ({ request, params: {}, context: {} });

function browser() {
  const jar = new Map<string, string>();
  const keep = (headers: Headers) => {
    for (const line of headers.getSetCookie()) {
      const [pair = "", ...rest] = line.split(";");
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      if (rest.some((part) => /max-age=0/i.test(part))) jar.delete(name);
      else jar.set(name, value);
    }
  };
  const request = (path: string, fields?: Record<string, string>) =>
    new Request(new URL(path, "http://localhost"), {
      headers: { Cookie: [...jar].map((pair) => pair.join("=")).join("; ") },
      ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
    });
  return {
    jar,
    request,
    enterPassword: async (given = password, query = "") => {
      const answer = readResponse(
        await login(toArgs(request(`/login${query}`, { email: staff.email, password: given }))),
      );
      keep(answer.headers);
      return answer;
    },
    enter: async (fields: Record<string, string>, query = "") => {
      const answer = readResponse(await action(toArgs(request(`/login/verify${query}`, fields))));
      keep(answer.headers);
      return answer;
    },
  };
}

async function callApi(body: object) {
  const request = new Request("http://localhost/api/auth/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: staff.email, password, ...body }),
  });
  const response = await apiCall({ request });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test("a correct password leads to the second step without a session; the code opens the session", async () => {
  const visitor = browser();
  const first = await visitor.enterPassword(password, "?redirectTo=%2Fview-booking");
  expect(first.location).toBe("/login/verify?redirectTo=%2Fview-booking");
  expect(visitor.jar.has("__session")).toBe(false);
  expect(await db().select().from(sessions)).toEqual([]);
  const page = await loader(toArgs(visitor.request("/login/verify")));
  expect(page.data).toMatchObject({ email: staff.email, methods: { hasApp: true, hasPasskey: false } });

  const second = await visitor.enter({ code: codeOf(secret) }, "?redirectTo=%2Fview-booking");
  expect(second.location).toBe("/view-booking");
  expect((await findSession(visitor.request("/")))?.staff).toEqual(staff);
  expect(visitor.jar.has("__sign-in")).toBe(false);
  expect(await db().select().from(pendingSignIns)).toEqual([]);
});

test("a new password by a link neither signs in nor replaces the second factor", async () => {
  const link = await db().transaction((transaction) => insertResetLink(transaction, staff.id));
  expect(await resetPassword(resetLinkPath(link).split("/").at(-1) ?? "", "battery staple")).toEqual({
    result: "done",
  });
  expect(await db().select().from(sessions)).toEqual([]);
  const visitor = browser();
  expect((await visitor.enterPassword("battery staple")).location).toMatch(/^\/login\/verify/);
  expect(await db().select().from(sessions)).toEqual([]);
  expect((await visitor.enter({ code: codeOf(secret) })).location).toBe("/dashboard");
});

test("a wrong password is refused without a word about the second factor", async () => {
  const { status, location } = await browser().enterPassword("wrong horse");
  expect([status, location]).toEqual([400, null]);
});

test.each([0, -30, 30])("a clock that is %i s off is no problem", async (seconds) => {
  const visitor = browser();
  await visitor.enterPassword();
  expect((await visitor.enter({ code: codeOf(secret, seconds) })).location).toBe("/dashboard");
});

test.each([-90, 90])(
  "a code of a clock that is %i s off is refused with advice about the clock",
  async (seconds) => {
    const visitor = browser();
    await visitor.enterPassword();
    const { status, shown } = await visitor.enter({ code: codeOf(secret, seconds) });
    expect(status).toBe(400);
    expect(shown?.error?.code?.[0]).toMatch(/clock/);
    expect(await db().select().from(sessions)).toEqual([]);
  },
);

test("no code works twice, even concurrently, and none that is older than the last", async () => {
  const visitors = [browser(), browser(), browser()] as const;
  for (const visitor of visitors) await visitor.enterPassword();
  const code = codeOf(secret);
  const answers = await Promise.all(visitors.slice(0, 2).map((visitor) => visitor.enter({ code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 400]);
  expect((await visitors[2].enter({ code: codeOf(secret, -30) })).status).toBe(400);
  expect((await visitors[2].enter({ code: codeOf(secret, 30) })).status).toBe(302);
});

test("a recovery code works once, with a mail to the account's owner and an audit entry", async () => {
  const [code = ""] = codes;
  const visitor = browser();
  await visitor.enterPassword();
  const typed = code.toLowerCase().replaceAll("-", " ");
  expect((await visitor.enter({ code: typed })).location).toBe("/dashboard");
  const [mail] = await db().select().from(mails);
  expect(mail).toMatchObject({ kind: "security-recovery-code-used", toAddress: staff.email });
  expect(JSON.stringify(mail)).not.toContain(code);
  expect((await db().select().from(auditEntries)).map(({ action }) => action)).toContain(
    "recovery-code-used",
  );

  const again = browser();
  await again.enterPassword();
  expect((await again.enter({ code })).status).toBe(400);
});

test("starts again without a pending sign-in, or after ten minutes", async () => {
  const stranger = browser();
  const away = await thrownBy(loader(toArgs(stranger.request("/login/verify?redirectTo=%2Fusers"))));
  expect(away.headers.get("Location")).toBe("/login?redirectTo=%2Fusers");
  expect((await stranger.enter({ code: codeOf(secret) })).location).toContain("/login?");

  const slow = browser();
  await slow.enterPassword();
  await passTime(10 * 60_000);
  expect((await slow.enter({ code: codeOf(secret) })).location).toContain("/login?");
  await sweepPendingSignIns(await databaseTime());
  expect(await db().select().from(pendingSignIns)).toEqual([]);
});

test("a new password or a removal ends a pending sign-in", async () => {
  const visitor = browser();
  await visitor.enterPassword();
  await revokeAccess(db(), staff.id);
  expect((await visitor.enter({ code: codeOf(secret) })).location).toContain("/login?");
});

test("refuses another browser's cookie and an invented one", async () => {
  const visitor = browser();
  await visitor.enterPassword();
  const thief = browser();
  thief.jar.set("__sign-in", "ImFiYyI%3D.forged");
  expect((await thief.enter({ code: codeOf(secret) })).location).toContain("/login?");
});

test("after ten wrong codes the correct one waits too, from any browser", async () => {
  const visitor = browser();
  await visitor.enterPassword();
  for (let guess = 0; guess < 10; guess += 1)
    expect((await visitor.enter({ code: String(100_000 + guess) })).status).toBe(400);
  const refused = await visitor.enter({ code: codeOf(secret) });
  expect(refused.status).toBe(429);
  const other = browser();
  await other.enterPassword();
  expect((await other.enter({ code: codeOf(secret) })).status).toBe(429);
});

test("somebody who guesses codes does not lock out a browser that signed in before", async () => {
  const owner = browser();
  await owner.enterPassword();
  await owner.enter({ code: codeOf(secret) });
  const stranger = browser();
  await stranger.enterPassword();
  for (let guess = 0; guess < 11; guess += 1) await stranger.enter({ code: String(100_000 + guess) });
  await owner.enterPassword();
  expect((await owner.enter({ code: codeOf(secret, 30) })).location).toBe("/dashboard");
});

test("a passkey is a second factor, and each of its challenges counts once", async () => {
  const passkey = await insertPasskey(staff);
  const visitor = browser();
  await visitor.enterPassword();
  const answer = async (given?: number) => {
    const request = visitor.request("/passkey-options", { purpose: "sign-in" });
    const response = await giveOptions(toArgs(request));
    const { challenge } = (await response.json()) as { challenge: string };
    return signChallenge(passkey, { site: passkeySite(request), challenge, given });
  };
  const withoutPerson = await answer(0);
  expect((await visitor.enter({ passkey: withoutPerson })).status).toBe(400);
  const right = await answer();
  expect((await visitor.enter({ passkey: right })).location).toBe("/dashboard");
  await visitor.enterPassword();
  expect((await visitor.enter({ passkey: right })).status, "a repeat").toBe(400);
});

test.each(["", "12345", "1234567", "Ω".repeat(100), "0".repeat(101), "A".repeat(24)])(
  "%j is no code",
  async (code) => {
    const visitor = browser();
    await visitor.enterPassword();
    expect((await visitor.enter({ code })).status).toBe(400);
  },
);

test("refuses the secret of another account, and one that another site encrypted", async () => {
  const other = await insertStaff();
  const [row] = await db().select().from(totpSecrets).where(eq(totpSecrets.userId, staff.id));
  await insertFactors(other);
  await db()
    .update(totpSecrets)
    .set({ encryptedSecret: row?.encryptedSecret })
    .where(eq(totpSecrets.userId, other.id));
  expect(row?.encryptedSecret).not.toContain(secret);
  const { acceptTotpCode } = await import("~/staff/factors/authenticator-app.server");
  expect(await acceptTotpCode(db(), other.id, codeOf(secret))).toBe(false);
});

test("the API asks for a code, accepts either kind, and keeps its response", async () => {
  const challenge = await callApi({});
  expect(challenge.status).toBe(401);
  expect(challenge.body.message).toMatch(/second factor/);
  expect((await callApi({ code: "123456" })).status).toBe(401);
  expect((await callApi({ code: codeOf(secret, -90) })).body.message).toMatch(/clock/);
  expect(await db().select().from(pendingSignIns)).toEqual([]);
  for (const code of [codeOf(secret), codes[0]]) {
    const { status, body } = await callApi({ code });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["admin", "email", "token", "userId"]);
  }
});
