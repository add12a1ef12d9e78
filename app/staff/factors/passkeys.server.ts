import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import type { ChangeDone, Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { passkeys, sessions } from "~/db/schema.server";
import { log } from "~/process/log.server";
import type { AccountRefused } from "~/staff/account-results";
import { passkeyRequest, type PasskeySite, registrationResponse } from "./accept-passkey.server";
import { isFreshChallenge, newChallenge, takeChallenge } from "./challenge.server";
import { isLastDemanded } from "./find-factors.server";
import { lockOwnFactors } from "./own-factors.server";
import { ensureRecoveryCodes } from "./recovery-codes.server";
import { reportFactorChange } from "./report-change.server";

/** More passkeys than anybody has devices. */
const maxPasskeys = 20;

/**
 * Returns a browser's options for a new passkey, and stores the challenge with the session.
 *
 * @param siteName shown by the browser
 * @returns null if the account may have no more passkeys
 * @throws see `lockOwnFactors`
 */
export async function newPasskeyRequest(session: Session, site: PasskeySite, siteName: string) {
  return db().transaction(async (transaction) => {
    const { id, email, fullName } = await lockOwnFactors(transaction, session);
    const accountPasskeys = await transaction.select().from(passkeys).where(eq(passkeys.userId, id));
    if (accountPasskeys.length >= maxPasskeys) return null;
    const options = await generateRegistrationOptions({
      rpName: siteName,
      rpID: site.id,
      userName: email,
      userDisplayName: fullName,
      userID: new TextEncoder().encode(id),
      challenge: newChallenge(),
      excludeCredentials: accountPasskeys,
      authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    });
    const { challenge } = options;
    await transaction.update(sessions).set({ challenge }).where(eq(sessions.id, session.id));
    return options;
  });
}

/**
 * Adds the new passkey of a browser. `input.answer` is the browser's JSON. Returns new recovery codes if the account had none; otherwise
 * null. Throws like `lockOwnFactors`.
 */
export async function addPasskey(
  session: Session,
  { answer, name, site }: { answer: string; name: string; site: PasskeySite },
): Promise<{ result: "done"; codes: string[] | null } | AccountRefused<"passkey-refused">> {
  const challenge = await takeChallengeOf(session);
  return db().transaction(async (transaction) => {
    const owner = await lockOwnFactors(transaction, session);
    const credential = await verifyNewPasskey(owner.id, { answer, challenge, site });
    if (!credential) return { result: "passkey-refused" };
    const { id, publicKey, counter, transports = [] } = credential;
    const added = await transaction
      .insert(passkeys)
      .values({ id, userId: owner.id, publicKey, counter, transports, name })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (added.length === 0) return { result: "passkey-refused" };
    await reportFactorChange(transaction, "passkey-added", { owner, name });
    return { result: "done" as const, codes: await ensureRecoveryCodes(transaction, owner.id) };
  });
}

/** Returns the challenge that the session's browser must answer, once. */
export function takeChallengeOf(session: Session): Promise<string | null> {
  return takeChallenge(sessions, eq(sessions.id, session.id));
}

/** Returns null for a refused passkey. */
async function verifyNewPasskey(
  userId: string,
  { answer, challenge, site }: { answer: string; challenge: string | null; site: PasskeySite },
) {
  const refuse = (reason: string) => {
    log.warn({ event: "passkey-refused", userId, reason }, "Refused a new passkey");
    return null;
  };
  const response = registrationResponse.safeParse(answer).data;
  if (!response || !challenge || !isFreshChallenge(challenge)) return refuse("malformed or too late");
  const outcome = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
  }).catch((error: unknown) => (error instanceof Error ? error.message : "invalid"));
  if (typeof outcome === "string") return refuse(outcome);
  if (!outcome.verified) return refuse("not verified");
  return outcome.registrationInfo.credential;
}

/** Does nothing for an unknown id. Throws like `lockOwnFactors`. */
export async function renamePasskey(session: Session, id: string, name: string): Promise<void> {
  await db().transaction(async (transaction) => {
    const owner = await lockOwnFactors(transaction, session);
    const own = and(eq(passkeys.id, id), eq(passkeys.userId, owner.id));
    const renamed = await transaction
      .update(passkeys)
      .set({ name })
      .where(own)
      .returning({ id: passkeys.id });
    if (renamed.length === 0) return;
    const entry = { action: "passkey-renamed", actor: owner, subject: owner.email } as const;
    await recordAudit(transaction, { ...entry, detail: { name } });
  });
}

/** Does nothing for an unknown id. Throws like `lockOwnFactors`. */
export async function removePasskey(
  session: Session,
  id: string,
): Promise<ChangeDone | AccountRefused<"last-factor">> {
  return db().transaction(async (transaction) => {
    const owner = await lockOwnFactors(transaction, session);
    const own = and(eq(passkeys.id, id), eq(passkeys.userId, owner.id));
    if (await isLastDemanded(transaction, owner, { passkey: id })) return { result: "last-factor" };
    const [removed] = await transaction.delete(passkeys).where(own).returning({ name: passkeys.name });
    if (removed) await reportFactorChange(transaction, "passkey-removed", { owner, name: removed.name });
    return { result: "done" };
  });
}

/** Returns a browser's options to verify the signed-in person by a passkey, and stores the challenge. */
export async function confirmationRequest(session: Session, site: PasskeySite) {
  const options = await passkeyRequest(session.staff.id, site);
  const { challenge } = options;
  await db().update(sessions).set({ challenge }).where(eq(sessions.id, session.id));
  return options;
}
