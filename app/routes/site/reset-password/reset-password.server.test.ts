import { beforeEach, describe, expect, test, vi } from "vitest";
import { insertStaff } from "#tests/support/records/staff";
import { readResponse } from "#tests/support/routes/form-post";
import { db } from "~/db/client.server";
import { mails, users } from "~/db/schema.server";
import type { readEnv } from "~/process/env.server";
import { action as ask, loader as showAsk } from "~/routes/site/forgot-password/route";
import { verifyPassword } from "~/staff/passwords/hash-password.server";
import { insertResetLink, resetLinkPath } from "~/staff/passwords/reset-link.server";
import { action, loader } from "./route";

const { settings } = vi.hoisted(() => ({ settings: { SMTP_URL: undefined as string | undefined } }));
vi.mock("~/process/env.server", async (original) => {
  const module = await original<{ readEnv: typeof readEnv }>();
  return { ...module, env: () => ({ ...module.readEnv(), ...settings }) };
});

const email = "ada@example.com";
let staffId: string;
beforeEach(async () => {
  settings.SMTP_URL = "smtp://127.0.0.1:1";
  staffId = (await insertStaff({ email })).id;
});

const post = (path: string, fields: Record<string, string>) =>
  new Request(`http://localhost${path}`, { method: "POST", body: new URLSearchParams(fields) });

async function send(token: string, newPassword: string, confirmPassword = newPassword) {
  const request = post(`/reset-password/${token}`, { newPassword, confirmPassword });
  return readResponse(await action({ request, params: { token }, context: {} }));
}

async function show(token: string) {
  const request = new Request(`http://localhost/reset-password/${token}`);
  const { data, init } = await loader({ request, params: { token }, context: {} });
  return { ...data, status: init?.status ?? 200, headers: new Headers(init?.headers) };
}

async function newToken() {
  const link = await db().transaction((transaction) => insertResetLink(transaction, staffId));
  return resetLinkPath(link).split("/").at(-1) ?? "";
}

const askFor = async (typed: string) =>
  readResponse(await ask({ request: post("/forgot-password", { email: typed }), params: {}, context: {} }));

describe("somebody who forgot a password", () => {
  test("gets the same response with and without an account, and at most three mails an hour", async () => {
    const answers = [await askFor(email), await askFor("nobody@example.com")];
    expect(answers.map(({ status, location }) => [status, location])).toEqual(
      Array.from({ length: 2 }, () => [303, "/forgot-password"]),
    );
    expect(answers[0]?.cookie).toBe(answers[1]?.cookie);
    expect(await db().select().from(mails)).toHaveLength(1);
    for (const typed of [" ADA@example.com", "nobody@example.com"]) {
      for (let count = 0; count < 2; count += 1) expect((await askFor(typed)).status).toBe(303);
      const { status, headers, shown } = await askFor(typed);
      expect(status).toBe(429);
      expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(shown?.error?.[""]?.[0]).toBe("Too many attempts");
    }
    expect(await db().select().from(mails)).toHaveLength(3);
  });

  test("sees the error at its field", async () => {
    const { status, shown } = await askFor("ada@");
    expect(status).toBe(400);
    expect(Object.keys(shown?.error ?? {})).toEqual(["email"]);
  });

  test("learns whom to ask if there is no mail server, and no link stays queued", async () => {
    settings.SMTP_URL = undefined;
    const request = new Request("http://localhost/forgot-password");
    expect((await showAsk({ request, params: {}, context: {} })).data.canMail).toBe(false);
    expect((await askFor(email)).status).toBe(303);
    expect(await db().select().from(mails)).toEqual([]);
  });
});

describe("the page of a link", () => {
  test("redirects to the sign-in after the password is set, and is invalid from then on", async () => {
    const token = await newToken();
    expect(await show(token)).toMatchObject({ email, status: 200 });
    expect(await send(token, "battery staple")).toMatchObject({ status: 303, location: "/login" });
    const [row] = await db().select().from(users);
    expect(await verifyPassword(row?.passwordHash, "battery staple")).toBe(true);
    const { headers, ...dead } = await show(token);
    expect(dead).toMatchObject({ email: null, status: 404 });
    expect(await show("x")).toEqual({ ...dead, headers });
    expect(await send(token, "another horse")).toMatchObject({
      status: 303,
      location: `/reset-password/${token}`,
    });
  });

  test("refuses a weak password and a mismatch at their fields, without sending them back", async () => {
    const token = await newToken();
    for (const [password, again, field] of [
      ["short", "short", "newPassword"],
      [email, email, "newPassword"],
      ["battery staple", "battery stable", "confirmPassword"],
    ] as const) {
      const { status, shown } = await send(token, password, again);
      expect(status).toBe(400);
      expect(Object.keys(shown?.error ?? {})).toEqual([field]);
      expect(JSON.stringify(shown?.initialValue ?? {})).not.toContain(password);
    }
    expect(await show(token)).toMatchObject({ email });
  });

  test("asks to wait after 120 invalid links, while a valid one still works", async () => {
    for (let count = 0; count < 120; count += 1) expect((await show("x")).status).toBe(404);
    const { status, wait, headers } = await show("x");
    expect(status).toBe(429);
    expect(wait).toBeTruthy();
    expect(headers.get("Retry-After")).toBeTruthy();
    expect(await show(await newToken())).toMatchObject({ email, status: 200 });
  });
});
