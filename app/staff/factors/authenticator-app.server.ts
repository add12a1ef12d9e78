import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { ChangeDone, Session } from "~/access/session";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { totpSecrets } from "~/db/schema.server";
import { decrypt, encrypt, reencrypt } from "~/process/encrypt.server";
import { log } from "~/process/log.server";
import type { AccountRefused } from "~/staff/account-results";
import { isLastDemanded } from "./find-factors.server";
import { lockOwnFactors } from "./own-factors.server";
import { ensureRecoveryCodes } from "./recovery-codes.server";
import { reportFactorChange } from "./report-change.server";

const ownedBy = (owner: string) => ({ purpose: "second-factor", owner }) as const;

/**
 * Creates the secret of an authenticator app. The app counts as a factor after its first correct code. Replaces an unconfirmed secret, and
 * keeps a confirmed one. Throws like `lockOwnFactors`.
 */
export async function prepareAuthenticatorApp(session: Session): Promise<void> {
  await db().transaction(async (transaction) => {
    const { id } = await lockOwnFactors(transaction, session);
    const fresh = { encryptedSecret: encrypt(newTotpSecret(), ownedBy(id)), createdAt: new Date() };
    await transaction
      .insert(totpSecrets)
      .values({ userId: id, ...fresh })
      .onConflictDoUpdate({
        target: totpSecrets.userId,
        set: fresh,
        setWhere: isNull(totpSecrets.confirmedAt),
      });
  });
}

/** Returns the unconfirmed secret; null without one. */
export async function findPreparedSecret(userId: string): Promise<string | null> {
  const waits = and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt));
  const [row] = await db().select().from(totpSecrets).where(waits);
  return (row && decrypt(row.encryptedSecret, ownedBy(userId))) ?? null;
}

/**
 * Makes the prepared authenticator app a second factor by its first code. A repeat changes nothing. Returns new recovery codes if the
 * account had none; otherwise null. Throws like `lockOwnFactors`.
 */
export async function confirmAuthenticatorApp(
  session: Session,
  code: string,
): Promise<{ result: "done"; codes: string[] | null } | AccountRefused<"wrong-code">> {
  return db().transaction(async (transaction) => {
    const owner = await lockOwnFactors(transaction, session);
    const [row] = await transaction.select().from(totpSecrets).where(eq(totpSecrets.userId, owner.id));
    const secret = row && decrypt(row.encryptedSecret, ownedBy(owner.id));
    const step = secret ? findTotpStep(secret, digitsOf(code)) : null;
    if (step === null || !row) return { result: "wrong-code" };
    if (row.confirmedAt) return { result: "done" as const, codes: null };
    const confirmed = { confirmedAt: new Date(), lastUsedStep: step };
    await transaction.update(totpSecrets).set(confirmed).where(eq(totpSecrets.userId, owner.id));
    await reportFactorChange(transaction, "authenticator-added", { owner });
    return { result: "done" as const, codes: await ensureRecoveryCodes(transaction, owner.id) };
  });
}

/** Removes the authenticator app, confirmed or not. A repeat changes nothing. Throws like `lockOwnFactors`. */
export async function removeAuthenticatorApp(
  session: Session,
): Promise<ChangeDone | AccountRefused<"last-factor">> {
  return db().transaction(async (transaction) => {
    const owner = await lockOwnFactors(transaction, session);
    if (await isLastDemanded(transaction, owner, "authenticator")) return { result: "last-factor" };
    const [removed] = await transaction
      .delete(totpSecrets)
      .where(eq(totpSecrets.userId, owner.id))
      .returning({ confirmedAt: totpSecrets.confirmedAt });
    if (removed?.confirmedAt) await reportFactorChange(transaction, "authenticator-removed", { owner });
    return { result: "done" };
  });
}

/** Consumes a code of the account's authenticator app. Returns false for a wrong, expired or used code. */
export async function acceptTotpCode(transaction: Database, userId: string, typed: string): Promise<boolean> {
  const isConfirmed = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt));
  const [row] = await transaction.select().from(totpSecrets).where(isConfirmed);
  if (!row) return false;
  const secret = decrypt(row.encryptedSecret, ownedBy(userId));
  if (!secret) {
    log.error({ event: "totp-secret-unreadable", userId }, "SESSION_SECRET was changed: codes are refused");
    return false;
  }
  const step = findTotpStep(secret, digitsOf(typed));
  if (step === null) return false;
  // One statement checks and records the step, so a code works only once, even in concurrent requests.
  const used = await transaction
    .update(totpSecrets)
    .set({ lastUsedStep: step })
    .where(and(isConfirmed, lt(totpSecrets.lastUsedStep, step)))
    .returning({ userId: totpSecrets.userId });
  return used.length > 0;
}

/** Removes separators, because apps show a code in two groups. */
function digitsOf(typed: string): string {
  return typed.replace(/[\s-]/g, "");
}

/** Encrypts all secrets with the current site secret, before the previous one ends. Several processes may repeat it. */
export async function reencryptAuthenticatorApps(): Promise<void> {
  const rows = await db().select().from(totpSecrets);
  for (const { userId, encryptedSecret: before } of rows) {
    const encryptedSecret = reencrypt(before, ownedBy(userId));
    if (encryptedSecret === undefined) continue;
    const isUnchanged = and(eq(totpSecrets.userId, userId), eq(totpSecrets.encryptedSecret, before));
    await db().update(totpSecrets).set({ encryptedSecret }).where(isUnchanged);
  }
}

/** Seconds of one code. Every authenticator app supports this period, SHA-1 and 6 digits. */
const period = 30;
/** Accepted steps before and after the current one: a clock may be off by 30 seconds. */
const tolerance = 1;

/** Returns 160 bits in base32, as RFC 4226 recommends. */
function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the otpauth: address that authenticator apps read from a QR code. */
export function toTotpAddress(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer, label: email, period }).toString();
}

/**
 * @param code six digits
 * @returns the number of the step since 1970; null for a wrong code, or one outside of the tolerance
 */
function findTotpStep(secret: string, code: string): number | null {
  const now = Date.now();
  const token = { token: code, secret: Secret.fromBase32(secret), period, window: tolerance, timestamp: now };
  const delta = TOTP.validate(token);
  return delta === null ? null : TOTP.counter({ period, timestamp: now }) + delta;
}
