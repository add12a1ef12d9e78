import { createHash, createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { insertStaff } from "#tests/support/staff";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { passkeys } from "~/db/schema.server";
import { acceptPasskey } from "./accept-passkey.server";
import { newChallenge } from "./challenge.server";

const site = { origin: "https://scan.example", id: "scan.example" };
const id = Buffer.from("a-credential").toString("base64url");
let owner: Staff;
let key: KeyObject;
let challenge: string;

beforeEach(async () => {
  owner = await insertStaff();
  const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
  key = pair.privateKey;
  const { x = "", y = "" } = pair.publicKey.export({ format: "jwk" });
  // COSE_Key (RFC 9053): kty 2, alg -7, crv 1, x, y.
  const start = Buffer.from("a5010203262001215820", "hex");
  const middle = Buffer.from("225820", "hex");
  const publicKey = Buffer.concat([start, Buffer.from(x, "base64url"), middle, Buffer.from(y, "base64url")]);
  await db().insert(passkeys).values({ id, userId: owner.id, publicKey, counter: 5, name: "Phone" });
  challenge = Buffer.from(newChallenge()).toString("base64url");
});

/** Answers as an authenticator does (WebAuthn, 6.1 and 7.2). */
function answer({
  rpId = site.id,
  origin = site.origin,
  counter = 6,
  type = "webauthn.get",
  answered = challenge,
  flags = 1,
} = {}): string {
  const clientData = Buffer.from(JSON.stringify({ type, challenge: answered, origin, crossOrigin: false }));
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags, 0);
  rest.writeUInt32BE(counter, 1);
  const data = Buffer.concat([createHash("sha256").update(rpId).digest(), rest]);
  const signed = Buffer.concat([data, createHash("sha256").update(clientData).digest()]);
  const response = {
    clientDataJSON: clientData.toString("base64url"),
    authenticatorData: data.toString("base64url"),
    signature: createSign("sha256").update(signed).sign(key).toString("base64url"),
  };
  return JSON.stringify({ id, rawId: id, type: "public-key", response, clientExtensionResults: {} });
}

const accept = (given: string, userId = owner.id, stored: string | null = challenge) =>
  acceptPasskey(db(), userId, { answer: given, challenge: stored, site });

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
  ["another challenge", { answered: Buffer.from(newChallenge()).toString("base64url") }],
  ["a registration", { type: "webauthn.create" }],
  ["an answer without a person", { flags: 0 }],
])("refuses %s", async (_, given) => {
  expect(await accept(answer(given))).toBe(false);
  expect((await db().select().from(passkeys))[0]?.lastUsedAt).toBeNull();
});

test("refuses a passkey of another account, a wrong signature, and answers that are no answers", async () => {
  const colleague = await insertStaff();
  expect(await accept(answer(), colleague.id)).toBe(false);
  expect(await accept(answer(), owner.id, null)).toBe(false);
  const given = JSON.parse(answer()) as { response: { signature: string } };
  given.response.signature = given.response.signature.replace(/.{4}$/, "AAAA");
  for (const bad of [JSON.stringify(given), "", "{}", "null", "x".repeat(30_000)])
    expect(await accept(bad)).toBe(false);
});

test("refuses an answer that comes later than five minutes", async () => {
  const given = answer();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5 * 60_000 + 1000 });
  try {
    expect(await accept(given)).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
