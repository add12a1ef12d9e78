import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { toLinkHash, toLinkToken } from "~/access/link-token.server";
import { deleteInBatches } from "~/db/batches.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { passwordResets, users } from "~/db/schema.server";
import { sqlTime } from "~/db/sql-parts.server";
import { paths } from "~/paths";

/** Minutes until a reset link expires. */
export const resetMinutes = 30;
/** Minutes in which a repeated form gets the first result. */
const repeatMinutes = 10;

interface ResetLink {
  /** The link was used a moment ago. Only a repeated form still gets a result. */
  isUsed: boolean;
  owner: { email: string; fullName: string };
}

/** Stores a link for an account, and voids earlier links. Returns the link's id, which the outbox stores instead of the token. */
export async function insertResetLink(transaction: Database, userId: string): Promise<string> {
  await voidResetLinks(transaction, userId);
  const id = randomUUID();
  const expiresAt = sql`now() + make_interval(mins => ${resetMinutes})`;
  await transaction.insert(passwordResets).values({ id, tokenHash: toHashOf(id), userId, expiresAt });
  return id;
}

/**
 * Stores a link for the active account with this email, if it exists. Both cases run the same statement, so the duration does not reveal
 * whether the account exists.
 *
 * @param email in lower case
 * @param delay seconds until the link is mailed
 */
export async function insertResetLinkFor(
  transaction: Database,
  email: string,
  delay: number,
): Promise<string> {
  const id = randomUUID();
  await transaction.execute(sql`
    insert into password_resets (id, token_hash, user_id, expires_at)
    select ${id}::uuid, ${toHashOf(id)}, id, now() + make_interval(mins => ${resetMinutes}, secs => ${delay}::int)
    from users where lower(email) = ${email} and deactivated_at is null`);
  return id;
}

/** @param link the id, which the outbox stores instead of the token */
export function resetLinkPath(link: string): string {
  return paths.resetPassword(toLinkToken("password-reset", [link]));
}

/**
 * Returns null for a malformed, wrong, expired, used or void token, and for a removed account. Each case takes one hash and one indexed
 * query, so neither the answer nor its duration distinguishes them.
 */
export async function findResetLink(token: string | undefined): Promise<ResetLink | null> {
  const [found] = await db()
    .select({ usedAt: passwordResets.usedAt, email: users.email, fullName: users.fullName })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(
      and(
        eq(passwordResets.tokenHash, toLinkHash(token)),
        isNull(users.deactivatedAt),
        sql`(${isResetOpen} or ${isJustUsed})`,
      ),
    );
  if (!found) return null;
  const { usedAt, ...owner } = found;
  return { isUsed: usedAt !== null, owner };
}

export const isResetOpen = and(isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, sql`now()`));

/** The link was used so recently that its form may have been sent twice. */
export const isJustUsed = gt(passwordResets.usedAt, sql`now() - make_interval(mins => ${repeatMinutes})`);

/** Voids the unused links of an account after a change of its password or email, or its removal. */
export async function voidResetLinks(transaction: Database, userId: string): Promise<void> {
  await transaction
    .delete(passwordResets)
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}

/** Deletes links that had expired a day before `now`, at most a thousand at a time. */
export function sweepResetLinks(now: Date): Promise<number> {
  const isOld = lt(passwordResets.expiresAt, sql`${sqlTime(now)} - interval '1 day'`);
  return deleteInBatches(passwordResets, passwordResets.id, isOld);
}

function toHashOf(id: string): string {
  return toLinkHash(toLinkToken("password-reset", [id]));
}
