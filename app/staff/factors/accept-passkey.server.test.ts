// @one-engine

import { beforeEach, expect, test, vi } from "vitest";
import { signChallenge, insertPasskey, type TestPasskey } from "#tests/support/records/passkeys";
import { insertStaff } from "#tests/support/records/staff";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { passkeys } from "~/db/schema.server";
import { acceptPasskey } from "./accept-passkey.server";
import { newChallenge } from "./challenge.server";

const site = { origin: "https://scan.example", id: "scan.example" };
let owner: Staff;
let passkey: TestPasskey;
let challenge: string;

beforeEach(async () => {
  owner = await insertStaff();
  passkey = await insertPasskey(owner);
  challenge = Buffer.from(newChallenge()).toString("base64url");
});

type ChallengeOptions = Partial<Parameters<typeof signChallenge>[1]>;
const answer = (options: ChallengeOptions = {}) => signChallenge(passkey, { site, challenge, ...options });

const accept = (response: string, userId = owner.id, stored: string | null = challenge) =>
  acceptPasskey(db(), userId, { answer: response, challenge: stored, site });

test("accepts the account's own passkey, and records its use and counter", async () => {
  await accept(answer());
  const [row] = await db().select().from(passkeys);
  expect(row?.counter).toBe(6);
  expect(row?.lastUsedAt).not.toBeNull();
});

test.each([
  ["a passkey of another site", { rpId: "evil.example" }],
  ["an answer that another site's page asked for", { origin: "https://evil.example" }],
  ["an answer by http", { origin: "http://scan.example" }],
  ["a counter that does not rise, as of a copied key", { counter: 5 }],
  ["another challenge", { challenge: Buffer.from(newChallenge()).toString("base64url") }],
  ["a registration", { type: "webauthn.create" }],
  ["an answer without a person", { given: 0 }],
])("refuses %s", async (_, options) => {
  expect(await accept(answer(options))).toBe(false);
  expect((await db().select().from(passkeys))[0]?.lastUsedAt).toBeNull();
});

test("refuses another account's passkey, a wrong signature, and malformed answers", async () => {
  const colleague = await insertStaff();
  expect(await accept(answer(), colleague.id)).toBe(false);
  expect(await accept(answer(), owner.id, null)).toBe(false);
  const forged = JSON.parse(answer()) as { response: { signature: string } };
  forged.response.signature = forged.response.signature.replace(/.{4}$/, "AAAA");
  for (const bad of [JSON.stringify(forged), "", "{}", "null", "x".repeat(30_000)])
    expect(await accept(bad)).toBe(false);
});

test("refuses an answer after five minutes", async () => {
  const response = answer();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5 * 60_000 + 1000 });
  try {
    expect(await accept(response)).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
