import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { postAgain, readResponse, thrownBy } from "#tests/support/routes/form-post";
import { type Session, type Staff, VerificationNeededError } from "~/access/session";
import { recheckVerification } from "~/access/verification.server";
import { db } from "~/db/client.server";
import { sessions } from "~/db/schema.server";
import { guard, requireRecentVerification } from "~/guard.server";
import { toSessionRedirect } from "~/server/session-redirects.server";
import { hashPassword } from "~/staff/passwords/hash-password.server";
import { findSession } from "~/staff/sessions/sessions.server";
import { action, loader } from "./route";

const minute = 60_000;
const password = "correct horse";
let passwordHash: string;
let staff: Staff;
let request: Request;
let session: Session;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  staff = await insertStaff({ passwordHash });
  request = await requestAs(staff, "/users?q=ada");
  session = await guard("routes/staff/account", request);
});

const toArgs = (sent: Request) => ({ request: sent, params: {}, context: {} });
const verifyAgo = (minutes: number | null) =>
  db()
    .update(sessions)
    .set({ verifiedAt: minutes === null ? null : new Date(Date.now() - minutes * minute) })
    .where(eq(sessions.id, session.id));
const isAllowedInTransaction = async () =>
  db().transaction((transaction) => recheckVerification(transaction, session, "role-changed"));
const confirm = async (fields: Record<string, string>, query = "") =>
  readResponse(await action(toArgs(postAgain(request, `/confirm-identity${query}`, fields))));

function afterwards(cookie: string) {
  return new Request(request.url, { headers: { Cookie: cookie } });
}

test("a sensitive page opens after a sign-in, and 10 minutes later asks for a confirmation that leads back", async () => {
  await requireRecentVerification(request, session, "role-changed");
  await verifyAgo(9);
  await requireRecentVerification(request, session, "role-changed");
  for (const minutes of [10, 60, null]) {
    await verifyAgo(minutes);
    const response = await thrownBy(requireRecentVerification(request, session, "role-changed"));
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/confirm-identity?redirectTo=%2Fusers%3Fq%3Dada");
  }
});

test("a form may take 10 minutes to fill in; after that, nothing is changed", async () => {
  await verifyAgo(19);
  await isAllowedInTransaction();
  for (const minutes of [20, null]) {
    await verifyAgo(minutes);
    await expect(isAllowedInTransaction()).rejects.toBeInstanceOf(VerificationNeededError);
  }
  const post = postAgain(request, "/users", {});
  const error = await isAllowedInTransaction().catch((thrown: unknown) => thrown);
  const response = (await toSessionRedirect(post, error)) ?? new Response();
  expect(response.headers.get("Location")).toBe("/confirm-identity?redirectTo=%2Fusers");
  const cookie = [request.headers.get("Cookie"), response.headers.get("Set-Cookie")?.split(";", 1)[0]];
  const page = new Request("http://localhost/confirm-identity", { headers: { Cookie: cookie.join("; ") } });
  expect((await loader(toArgs(page))).data.flash?.title).toBe("Nothing was changed yet");
});

test("the password confirms the person, renews the session's secret and leads back", async () => {
  await verifyAgo(60);
  const answer = await confirm({ password }, "?redirectTo=%2Fusers%3Fq%3Dada");
  expect(answer.location).toBe("/users?q=ada");
  expect(await findSession(request)).toBeNull();
  const renewed = await findSession(afterwards(answer.cookie));
  expect(renewed?.staff).toEqual(staff);
  if (renewed) await requireRecentVerification(request, renewed, "role-changed");
  expect(await db().select().from(sessions).where(eq(sessions.userId, staff.id))).toHaveLength(1);
});

test.each(["https://evil.example/", "//evil.example", "/\\evil.example", ""])(
  "never leads to %j",
  async (target) => {
    const { location } = await confirm({ password }, `?redirectTo=${encodeURIComponent(target)}`);
    expect(location).toBe("/account");
  },
);

test("a wrong password confirms nothing and is not sent back", async () => {
  await verifyAgo(60);
  const { status, shown } = await confirm({ password: "wrong horse" });
  expect(status).toBe(400);
  expect(JSON.stringify(shown)).not.toContain("wrong horse");
  expect(shown?.error?.password).toHaveLength(1);
  await expect(isAllowedInTransaction()).rejects.toBeInstanceOf(VerificationNeededError);
});

test("refuses the eleventh wrong password with the time to wait", async () => {
  for (let guess = 0; guess < 10; guess += 1)
    expect((await confirm({ password: `wrong ${guess}` })).status).toBe(400);
  const refused = await confirm({ password });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
});
