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

/** In characters; a response is about 1,000. */
const maxLength = 20_000;

const encoded = z.string().regex(/^[A-Za-z0-9_-]*$/);
const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}).default({}),
  authenticatorAttachment: z.enum(["cross-platform", "platform"]).optional(),
};

/** Parses a JSON text of limited length. */
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

/** What a browser returns after it has created a passkey, as JSON. */
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

/** What a browser returns after it has used a passkey, as JSON. */
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

/** The site that passkeys belong to, as WebAuthn's relying party. */
export interface PasskeySite {
  /** Scheme and host of its pages. */
  origin: string;
  /** Its host name. */
  id: string;
}

/** Returns what a browser needs to use one of the account's passkeys; its `challenge` must be stored. */
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

/** Returns what a browser needs to use any passkey that it has for the site, in place of a password: it must ask its owner to confirm. */
export function anyPasskeyRequest(site: PasskeySite) {
  return generateAuthenticationOptions({
    rpID: site.id,
    challenge: signedChallenge(),
    userVerification: "required",
  });
}

/**
 * Reads which passkey answered which challenge; null if the text is no answer.
 *
 * @param answer the JSON that the browser returned
 */
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
 * @param answer the JSON that the browser returned
 * @param challenge the stored one, in base64url; it must not be used again
 * @param isAlone whether nothing else proves who it is: the device must then have asked for a fingerprint, face or PIN
 * @returns false if it is of another site or account, was asked too long ago, or its signature is wrong
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
    // After the password, a security key without a PIN is a second factor too.
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
