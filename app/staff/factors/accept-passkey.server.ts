import "~/lib/zod-config";
import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { passkeys } from "~/db/schema.server";
import { signInFailures } from "~/metrics/metrics.server";
import { log } from "~/process/log.server";
import { isFreshChallenge, newChallenge, signedChallenge } from "./challenge.server";

/** Characters. A response has about 1,000. */
const maxLength = 20_000;

const encoded = z.string().regex(/^[A-Za-z0-9_-]*$/);
const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}).default({}),
  authenticatorAttachment: z.enum(["cross-platform", "platform"]).optional(),
};

const jsonText = z
  .string()
  .max(maxLength)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: "The response is no JSON." });
      return z.NEVER;
    }
  });

/** A browser's JSON after it has created a passkey. */
export const registrationResponse = jsonText.pipe(
  z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
);

/** A browser's JSON after it has used a passkey. */
const authenticationResponse = jsonText.pipe(
  z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: encoded.optional(),
    }),
  }),
);

/** The relying party of WebAuthn. */
export interface PasskeySite {
  origin: string;
  id: string;
}

/** Returns a browser's options for the account's passkeys. The caller must store the `challenge`. */
export async function passkeyRequest(userId: string, site: PasskeySite) {
  const allowCredentials = await db()
    .select({ id: passkeys.id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  return generateAuthenticationOptions({
    rpID: site.id,
    challenge: newChallenge(),
    allowCredentials,
    userVerification: "preferred",
  });
}

/** Returns a browser's options for any passkey of the site, instead of a password. The device must ask for a fingerprint, face or PIN. */
export function anyPasskeyRequest(site: PasskeySite) {
  return generateAuthenticationOptions({
    rpID: site.id,
    challenge: signedChallenge(),
    userVerification: "required",
  });
}

/** Reads the passkey and the challenge of an answer; null if the text is malformed. `answer` is the browser's JSON. */
export function readResponse(
  answer: string,
): { id: string; owner: string | undefined; challenge: string } | null {
  const parsed = authenticationResponse.safeParse(answer).data;
  const clientData = clientDataSchema.safeParse(decodeText(parsed?.response.clientDataJSON)).data;
  if (!parsed || !clientData) return null;
  return { id: parsed.id, owner: decodeText(parsed.response.userHandle), ...clientData };
}

const clientDataSchema = z
  .string()
  .pipe(jsonText)
  .pipe(z.object({ challenge: encoded.max(200) }));

function decodeText(text: string | undefined): string | undefined {
  return text === undefined ? undefined : Buffer.from(text, "base64url").toString();
}

/**
 * Checks the answer of one of the account's passkeys, and records its use.
 *
 * @param answer the browser's JSON
 * @param challenge the stored challenge in base64url, which must not be used again
 * @param isAlone whether the passkey is the only proof of identity: the device must then have asked for a fingerprint, face or PIN
 * @returns false for another site or account, an expired challenge, or a wrong signature
 */
export async function acceptPasskey(
  transaction: Database,
  userId: string,
  { answer, challenge, site, isAlone = false }: PasskeyResponse,
): Promise<boolean> {
  const response = authenticationResponse.safeParse(answer).data;
  if (!response || !challenge || (!isAlone && !isFreshChallenge(challenge)))
    return refuse(userId, "malformed or too late");
  const isAccountPasskey = and(eq(passkeys.id, response.id), eq(passkeys.userId, userId));
  const [passkey] = await transaction.select().from(passkeys).where(isAccountPasskey).for("update");
  if (!passkey) return refuse(userId, "unknown");
  const { id, publicKey, counter } = passkey;
  const outcome = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: { id, publicKey: new Uint8Array(publicKey), counter },
    // As a second factor, a security key without a PIN suffices.
    requireUserVerification: isAlone,
  }).catch((error: unknown) => (error instanceof Error ? error.message : "invalid"));
  if (typeof outcome === "string") return refuse(userId, outcome);
  if (!outcome.verified) return refuse(userId, "wrong signature");
  const { newCounter } = outcome.authenticationInfo;
  await transaction
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: new Date() })
    .where(isAccountPasskey);
  return true;
}

interface PasskeyResponse {
  answer: string;
  challenge: string | null;
  site: PasskeySite;
  isAlone?: boolean;
}

function refuse(userId: string, reason: string): false {
  signInFailures.inc({ kind: "passkey" });
  log.warn({ event: "passkey-refused", userId, reason }, "Refused a passkey");
  return false;
}
