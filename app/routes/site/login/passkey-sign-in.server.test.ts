import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { signChallenge, flags, insertPasskey, type TestPasskey } from "#tests/support/records/passkeys";
import { insertStaff } from "#tests/support/records/staff";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { auditEntries, passkeys, sessions, users } from "~/db/schema.server";
import { hourMs } from "~/lib/time";
import { action as giveOptions } from "~/routes/site/passkey-options";
import { findSession } from "~/staff/sessions/sessions.server";
import { action } from "./route";

const site = { origin: "http://localhost", id: "localhost" };
let owner: Staff;
let passkey: TestPasskey;

beforeEach(async () => {
  owner = await insertStaff();
  passkey = await insertPasskey(owner);
});

function post(path: string, fields: Record<string, string>) {
  return new Request(site.origin + path, { method: "POST", body: new URLSearchParams(fields) });
}

async function askForChallenge() {
  const request = post("/passkey-options", { purpose: "sign-in-alone" });
  const response = await giveOptions({ request, params: {}, context: {} });
  const options = (await response.json()) as {
    challenge: string;
    userVerification: string;
    allowCredentials?: [];
  };
  expect(options.userVerification).toBe("required");
  expect(options.allowCredentials).toBeUndefined();
  return options.challenge;
}

type AnswerOptions = Partial<Parameters<typeof signChallenge>[1]>;

async function answer(answerOptions: AnswerOptions = {}) {
  const challenge = answerOptions.challenge ?? (await askForChallenge());
  const defaults = { given: flags.present + flags.verified, owner: owner.id };
  return signChallenge(passkey, { site, ...defaults, ...answerOptions, challenge });
}

async function signIn(passkeyAnswer: string, query = "") {
  const request = post(`/login${query}`, { intent: "passkey", passkey: passkeyAnswer });
  const response = await action({ request, params: {}, context: {} });
  return "data" in response ? { messages: response.data.error?.[""] } : { response };
}

const refusal = expect.stringContaining("We couldn’t sign you in with that passkey") as string;

test("a passkey alone signs in, counts as both factors, and redirects to the requested page", async () => {
  const { response } = await signIn(await answer(), "?redirectTo=%2Fcalendar");
  expect(response?.headers.get("Location")).toBe("/calendar?signed-in=1");
  const Cookie = response?.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
  const session = await findSession(new Request(site.origin, { headers: { Cookie } }));
  expect(session?.staff.id).toBe(owner.id);
  expect((await db().select().from(passkeys))[0]?.counter).toBe(6);
  expect(await db().select({ action: auditEntries.action }).from(auditEntries)).toEqual([
    { action: "signed-in" },
  ]);
});

test.each<[string, AnswerOptions]>([
  ["the device has not checked who it is", { given: flags.present }],
  ["the passkey is of another site", { rpId: "evil.example" }],
  ["another site's page asked for it", { origin: "https://evil.example" }],
  ["the device names another account", { owner: crypto.randomUUID() }],
  ["the challenge is not one of ours", { challenge: Buffer.alloc(72, 1).toString("base64url") }],
])("refuses the sign-in where %s", async (_, given) => {
  expect((await signIn(await answer(given))).messages?.[0]).toEqual(refusal);
  expect(await db().select().from(sessions)).toEqual([]);
});

test("an answer is valid once, and for an hour", async () => {
  const challenge = await askForChallenge();
  await signIn(await answer({ challenge }));
  expect((await signIn(await answer({ challenge, counter: 7 }))).messages?.[0]).toEqual(refusal);
  const lateAnswer = await answer({ counter: 8 });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hourMs + 1000 });
  try {
    expect((await signIn(lateAnswer)).messages?.[0]).toEqual(refusal);
  } finally {
    vi.useRealTimers();
  }
});

test("a removed account's passkey, an unknown one, and nonsense are refused alike", async () => {
  const passkeyAnswer = await answer();
  await db().update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, owner.id));
  const unknown = await answer().then((text) => text.replaceAll(passkey.id, "dW5rbm93bg"));
  for (const each of [passkeyAnswer, unknown, "", "{}", "null", "x".repeat(30_000)])
    expect((await signIn(each)).messages?.[0], each.slice(0, 20)).toEqual(refusal);
});
