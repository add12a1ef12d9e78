import { and, count, eq, isNull } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { recoveryCodes } from "~/db/schema.server";
import { sha256 } from "~/lib/sha256.server";
import { newRecoveryCode, readRecoveryCode, recoveryCodeCount } from "./recovery-code";

/** Replaces the recovery codes of an account, and returns the new ones: only their hashes are stored. */
export async function replaceRecoveryCodes(transaction: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await removeRecoveryCodes(transaction, userId);
  await transaction.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hash(code) })));
  return codes;
}

/** Replaces the recovery codes of an account if none is left unused; otherwise returns null. */
export async function ensureRecoveryCodes(transaction: Database, userId: string): Promise<string[] | null> {
  return (await countRecoveryCodes(transaction, userId)) > 0
    ? null
    : replaceRecoveryCodes(transaction, userId);
}

/** Returns how many recovery codes of an account are unused. */
export async function countRecoveryCodes(database: Database, userId: string): Promise<number> {
  const isUnused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  const [unused] = await database.select({ count: count() }).from(recoveryCodes).where(isUnused);
  return unused?.count ?? 0;
}

/** Uses a recovery code up. Returns false if it is wrong or was used before. */
export async function acceptRecoveryCode(
  transaction: Database,
  userId: string,
  typed: string,
): Promise<boolean> {
  const code = readRecoveryCode(typed);
  if (!code) return false;
  const { codeHash, usedAt } = recoveryCodes;
  const used = await transaction
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(and(eq(recoveryCodes.userId, userId), eq(codeHash, hash(code)), isNull(usedAt)))
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

/** Removes the recovery codes of an account. */
export async function removeRecoveryCodes(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

function hash(code: string): string {
  return sha256(code.replaceAll("-", ""));
}
