import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { passTime } from "#tests/support/database/pass-time";
import { insertFactors } from "#tests/support/records/factors";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { postAgain, postAs, readResponse, thrownBy } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { sessions, users } from "~/db/schema.server";
import { log } from "~/process/log.server";
import { hashPassword, verifyPassword } from "~/staff/passwords/hash-password.server";
import { findSession } from "~/staff/sessions/sessions.server";
import { action, loader } from "./route";

const argsOf = (request: Request) => ({ request, params: {}, context: {} });
const send = async (request: Request) => readResponse(await action(argsOf(request)));
const change = {
  currentPassword: "correct horse",
  newPassword: "battery staple",
  confirmPassword: "battery staple",
};

let passwordHash: string;
let ada: Staff;
beforeAll(async () => {
  passwordHash = await hashPassword(change.currentPassword);
});
beforeEach(async () => {
  ada = await insertStaff({ fullName: "Ada Lovelace", email: "ada@example.com", passwordHash });
});

async function hasPassword(password: string) {
  const [row] = await db().select().from(users).where(eq(users.id, ada.id));
  return verifyPassword(row?.passwordHash, password);
}

test("changes the password after a correct current one, ends the other sessions, and says so", async () => {
  const info = vi.spyOn(log, "info");
  const elsewhere = await requestAs(ada, "/account");
  const post = await postAs(ada, "/account-password", change);
  const { location, cookie } = await send(post);
  expect(location).toBe("/account-password");
  expect(await hasPassword("battery staple")).toBe(true);
  expect(await findSession(elsewhere)).toBeNull();
  expect(await findSession(post)).not.toBeNull();
  const next = await requestAs(ada, "/account-password");
  next.headers.set("Cookie", `${next.headers.get("Cookie")}; ${cookie}`);
  expect((await loader(argsOf(next))).data).toMatchObject({
    email: "ada@example.com",
    flash: { tone: "ok", title: "Password updated" },
  });
  expect(info.mock.calls.map(([entry]) => entry)).toContainEqual(
    expect.objectContaining({ event: "password-changed", actorId: ada.id, userId: ada.id }),
  );
  expect(JSON.stringify(info.mock.calls)).not.toMatch(/horse|staple|ada@/);
});

test("reports a wrong current password at its field, logs it, and returns no input", async () => {
  const warn = vi.spyOn(log, "warn");
  const { status, shown } = await send(
    await postAs(ada, "/account-password", { ...change, currentPassword: "wrong horse" }),
  );
  expect(status).toBe(400);
  expect(shown?.error).toEqual({ currentPassword: ["The current password is wrong"] });
  expect(JSON.stringify(shown)).not.toMatch(/horse|staple/);
  expect(warn.mock.lastCall?.[0]).toMatchObject({ event: "sign-in-failed", userId: ada.id });
  expect(await hasPassword(change.currentPassword)).toBe(true);
});

test.each([
  [{ confirmPassword: "battery stable" }, ["confirmPassword"]],
  [{ newPassword: "short", confirmPassword: "short" }, ["newPassword"]],
  [{ newPassword: "password1", confirmPassword: "password1" }, ["newPassword"]],
  [{ newPassword: "Ada Lovelace", confirmPassword: "Ada Lovelace" }, ["newPassword"]],
  [{ currentPassword: "" }, ["currentPassword"]],
  [
    { currentPassword: "", newPassword: "", confirmPassword: "" },
    ["currentPassword", "newPassword", "confirmPassword"],
  ],
])("refuses %j at its field", async (given, fields) => {
  const { status, shown } = await send(await postAs(ada, "/account-password", { ...change, ...given }));
  expect(status).toBe(400);
  expect(Object.keys(shown?.error ?? {})).toEqual(fields);
  expect(await hasPassword(change.currentPassword)).toBe(true);
});

test("limits guesses within a session: after ten failures even the correct password waits", async () => {
  const wrong = { ...change, currentPassword: "wrong horse" };
  const session = await requestAs(ada, "/account-password");
  const again = (fields: typeof change) => postAgain(session, "/account-password", fields);
  const posts = Array.from({ length: 12 }, () => again(wrong));
  const answers = await Promise.all(posts.map(send));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  await passTime(5 * 60_000);
  const blocked = await send(again(change));
  expect(blocked.status).toBe(429);
  expect(Number(blocked.headers.get("Retry-After"))).toBeGreaterThan(9 * 60);
  expect(blocked.shown?.error?.[""]).toEqual(["Too many attempts", "Wait 10 minutes, then try again."]);
  await passTime(10 * 60_000);
  expect((await send(again(change))).location).toBe("/account-password");
});

test("requires a session for the page and the form", async () => {
  const login = "/login?redirectTo=%2Faccount-password";
  const get = new Request("http://localhost/account-password");
  expect((await thrownBy(loader(argsOf(get)))).headers.get("Location")).toBe(login);
  const post = new Request(get, { method: "POST", body: new URLSearchParams(change) });
  expect((await thrownBy(send(post))).headers.get("Location")).toBe(login);
  expect(await hasPassword(change.currentPassword)).toBe(true);
});

describe("long after the sign-in", () => {
  let session: Request;
  const confirmation = "/confirm-identity?redirectTo=%2Faccount-password";
  beforeEach(async () => {
    session = await requestAs(ada, "/account-password");
    await db().update(sessions).set({ verifiedAt: null });
  });

  test("the current password is enough for an account without a second factor", async () => {
    expect((await loader(argsOf(session))).data.email).toBe(ada.email);
    expect((await send(postAgain(session, "/account-password", change))).location).toBe("/account-password");
    expect(await hasPassword(change.newPassword)).toBe(true);
  });

  test("asks for a second factor before the page opens; the current password alone changes nothing", async () => {
    await insertFactors(ada);
    expect((await thrownBy(loader(argsOf(session)))).headers.get("Location")).toBe(confirmation);
    const post = postAgain(session, "/account-password", change);
    expect((await thrownBy(send(post))).headers.get("Location")).toBe(confirmation);
    expect(await hasPassword(change.currentPassword)).toBe(true);
  });
});
