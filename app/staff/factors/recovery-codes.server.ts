import { and, count, eq, isNull } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { recoveryCodes } from "~/db/schema.server";
import { sha256 } from "~/lib/sha256.server";

/** How many codes an account gets at once. */
const recoveryCodeCount = 10;

/** Crockford's base32: no letter that looks like a digit. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 24 characters are 120 bits: such a code may be stored as a plain hash (ASVS 6.5.2). */
const length = 24;

/** Returns one code, such as `7Q2M-…`: six groups of four characters. */
export function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  const characters = Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join("");
  return characters.replace(/.{4}(?=.)/g, "$&-");
}

/** Returns the characters of a typed recovery code; null if it cannot be one. Reads O as 0, and I and L as 1. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  const isCode =
    code.length === length && Array.from(code).every((character) => alphabet.includes(character));
  return isCode ? code : null;
}

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
