import { and, eq, isNull, sql } from "drizzle-orm";
import { toLinkHash } from "~/access/link-token.server";
import { isActiveAccount } from "~/access/live-session.server";
import type { ChangeDone } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { passwordResets, users } from "~/db/schema.server";
import { log } from "~/process/log.server";
import { clearSignInCounters } from "~/staff/limits/sign-in-limits.server";
import { enqueuePasswordChanged } from "~/staff/mails/account-mails.server";
import { revokeAccess } from "~/staff/sessions/revoke-access.server";
import { hashPassword, verifyPassword } from "./hash-password.server";
import { isJustUsed, isResetOpen, voidResetLinks } from "./reset-link.server";

/**
 * Sets a new password by a link, which works once. Ends every session of the account, voids its other links, and notifies its owner by
 * email. A form that is sent twice has the same result. The sign-in still asks for a second factor. Returns null if the link does not
 * work. Throws `PasswordQueueFullError`.
 */
export async function resetPassword(token: string, password: string): Promise<ChangeDone | null> {
  const passwordHash = await hashPassword(password);
  const userId = await db().transaction((transaction) => useLink(transaction, token, passwordHash));
  if (!userId) return (await wasSetBefore(token, password)) ? { result: "done" } : null;
  log.info({ event: "password-reset", userId }, "A password was set by a link");
  return { result: "done" };
}

/** Consumes a link and changes the account; undefined if the link does not work. */
async function useLink(transaction: Database, token: string, passwordHash: string) {
  const isNamed = eq(passwordResets.tokenHash, toLinkHash(token));
  const [link] = await transaction.select().from(passwordResets).where(isNamed);
  if (!link) return undefined;
  // Every change of an account locks the account before its links, so two changes cannot deadlock.
  const [account] = await transaction.select().from(users).where(isActiveAccount(link.userId)).for("update");
  if (!account) return undefined;
  const used = await transaction
    .update(passwordResets)
    .set({ usedAt: sql`now()` })
    .where(and(isNamed, isResetOpen))
    .returning({ id: passwordResets.id });
  if (used.length === 0) return undefined;
  const { id, email } = account;
  await transaction
    .update(users)
    .set({ passwordHash, updatedAt: sql`now()` })
    .where(eq(users.id, id));
  await voidResetLinks(transaction, id);
  await revokeAccess(transaction, id);
  await clearSignInCounters(transaction, { id, email: email.toLowerCase() });
  await recordAudit(transaction, {
    action: "password-set-by-link",
    actor: { id, email },
    subject: email,
  });
  await enqueuePasswordChanged(transaction, account, "link");
  return id;
}

/** Returns whether a link was used a moment ago with the same password. */
async function wasSetBefore(token: string, password: string): Promise<boolean> {
  const [account] = await db()
    .select({ passwordHash: users.passwordHash })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(eq(passwordResets.tokenHash, toLinkHash(token)), isJustUsed, isNull(users.deactivatedAt)));
  return account !== undefined && verifyPassword(account.passwordHash, password);
}
