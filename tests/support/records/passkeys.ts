import { createHash, createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { passkeys } from "~/db/schema.server";

export interface TestPasskey {
  id: string;
  key: KeyObject;
}

/** Stores a passkey whose counter is 5, as after five uses. */
export async function insertPasskey({ id: userId }: Staff, name = "Phone"): Promise<TestPasskey> {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  // COSE_Key (RFC 9053): kty 2, alg -7, crv 1, x, y.
  const start = Buffer.from("a5010203262001215820", "hex");
  const middle = Buffer.from("225820", "hex");
  const stored = Buffer.concat([start, Buffer.from(x, "base64url"), middle, Buffer.from(y, "base64url")]);
  const id = Buffer.from(`credential of ${userId}`).toString("base64url");
  await db().insert(passkeys).values({ id, userId, publicKey: stored, counter: 5, name });
  return { id, key: privateKey };
}

/** Bits of WebAuthn's flags: a person was present, and the device has verified the person. */
export const flags = { present: 1, verified: 4 };

/** Answers a challenge like an authenticator (WebAuthn, 6.1 and 7.2). */
export function signChallenge(
  { id, key }: TestPasskey,
  {
    site,
    challenge,
    rpId = site.id,
    origin = site.origin,
    counter = 6,
    type = "webauthn.get",
    given = flags.present,
    owner,
  }: {
    site: { origin: string; id: string };
    challenge: string;
    rpId?: string;
    origin?: string;
    counter?: number;
    type?: string;
    given?: number;
    /** The account id that the authenticator sends. */
    owner?: string;
  },
): string {
  const clientData = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const rest = Buffer.alloc(5);
  rest.writeUInt8(given, 0);
  rest.writeUInt32BE(counter, 1);
  const data = Buffer.concat([createHash("sha256").update(rpId).digest(), rest]);
  const signed = Buffer.concat([data, createHash("sha256").update(clientData).digest()]);
  const response = {
    clientDataJSON: clientData.toString("base64url"),
    authenticatorData: data.toString("base64url"),
    signature: createSign("sha256").update(signed).sign(key).toString("base64url"),
    ...(owner && { userHandle: Buffer.from(owner).toString("base64url") }),
  };
  return JSON.stringify({ id, rawId: id, type: "public-key", response, clientExtensionResults: {} });
}
