import { randomInt } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { recoveryCodes } from "~/db/schema.server";
import { sha256 } from "~/lib/sha256.server";

const recoveryCodeCount = 10;

/** Crockford's base32, which has no letters that look like digits. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 24 characters are 120 bits, enough to store the code as a plain hash (ASVS 6.5.2). */
const length = 24;

/** Returns six groups of four characters, such as `7Q2M-…`. */
export function newRecoveryCode(): string {
  const characters = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length)));
  return characters.join("").replace(/.{4}(?=.)/g, "$&-");
}

/** Returns the characters of a typed code; null for any other text. Reads O as 0, and I and L as 1. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  const isCode =
    code.length === length && Array.from(code).every((character) => alphabet.includes(character));
  return isCode ? code : null;
}

/** Returns the new codes. Only their hashes are stored. */
export async function replaceRecoveryCodes(transaction: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await removeRecoveryCodes(transaction, userId);
  await transaction.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hash(code) })));
  return codes;
}

/** Replaces the codes if no unused one is left; otherwise returns null. */
export async function ensureRecoveryCodes(transaction: Database, userId: string): Promise<string[] | null> {
  return (await countRecoveryCodes(transaction, userId)) > 0
    ? null
    : replaceRecoveryCodes(transaction, userId);
}

export function countRecoveryCodes(database: Database, userId: string): Promise<number> {
  return database.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}

/** Consumes a recovery code. Returns false for a wrong or used code. */
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

export async function removeRecoveryCodes(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

function hash(code: string): string {
  return sha256(code.replaceAll("-", ""));
}
