import { eq } from "drizzle-orm";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { users } from "~/db/schema.server";
import { env } from "~/process/env.server";
import { hasSecondFactor } from "~/staff/factors/find-factors.server";
import { reportFactorChange } from "~/staff/factors/report-change.server";
import { clearSignInCounters } from "~/staff/limits/sign-in-limits.server";
import { enqueuePasswordChanged } from "~/staff/mails/account-mails.server";
import { hashPassword } from "~/staff/passwords/hash-password.server";
import {
  insertResetLink,
  resetLinkPath,
  resetMinutes,
  voidResetLinks,
} from "~/staff/passwords/reset-link.server";
import { revokeAccess } from "~/staff/sessions/revoke-access.server";
import { removeAllFactors } from "./colleague-access.server";
import {
  announcePassword,
  findActive,
  generatePassword,
  insertAdmin,
  promoteToAdmin,
} from "./first-admin.server";

/**
 * Resets the system admin's password, removes the second factors, and prints the password, for a server owner who cannot sign in. Ends the
 * account's sessions and clears its sign-in counters. Creates a missing account, and says so.
 */
export async function resetAdmin({ ADMIN_EMAIL } = env()): Promise<void> {
  const email = ADMIN_EMAIL.toLowerCase();
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  const { isNew, hadFactors } = await db().transaction(async (transaction) => {
    const { id, isNew, isAdmin } = await findOrInsertAdmin(transaction, { email, passwordHash });
    if (!isAdmin) await promoteToAdmin(transaction, { id, email });
    await transaction
      .update(users)
      .set({ passwordHash, isAdmin: true, updatedAt: new Date() })
      .where(eq(users.id, id));
    const hadFactors = await hasSecondFactor(id, transaction);
    await removeAllFactors(transaction, id);
    if (hadFactors)
      await reportFactorChange(transaction, "second-factors-removed", { owner: { id, email }, actor: null });
    await revokeAccess(transaction, id);
    await voidResetLinks(transaction, id);
    await clearSignInCounters(transaction, { id, email });
    await recordAudit(transaction, { action: "password-reset", actor: null, subject: email });
    if (!isNew) await enqueuePasswordChanged(transaction, { fullName: "", email }, "command");
    return { isNew, hadFactors };
  });
  const title = isNew ? "A new account for the system admin:" : "The system admin's new password:";
  announcePassword(title, { email, password, hadFactors });
}

/**
 * Prints a link to a new password for the system admin, for a server owner who cannot sign in. The current password and the open sessions
 * work until somebody uses the link. Creates a missing account. Does not make an existing account an administrator's, because a link that
 * nobody uses must not change the account. `ensureFirstAdmin` does so at the next start.
 */
export async function printAdminLink(): Promise<void> {
  const { ADMIN_EMAIL, PUBLIC_URL, PORT } = env();
  const email = ADMIN_EMAIL.toLowerCase();
  const passwordHash = await hashPassword(generatePassword());
  const link = await db().transaction(async (transaction) => {
    const { id } = await findOrInsertAdmin(transaction, { email, passwordHash });
    await recordAudit(transaction, { action: "password-link-created", actor: null, subject: email });
    return insertResetLink(transaction, id);
  });
  const origin = PUBLIC_URL ?? `http://localhost:${PORT}`;
  const lines = [
    "",
    "A link to choose a new password for the system admin:",
    `  email  ${email}`,
    `  link   ${origin}${resetLinkPath(link)}`,
    `It works once, for ${resetMinutes} minutes. The current password works until then.`,
  ];
  process.stdout.write(`${lines.join("\n")}\n\n`);
}

/**
 * Returns the active account with this email, which must be in lower case. Creates a missing one as an administrator's.
 *
 * @param passwordHash for a new account
 * @throws {Error} if another process has just created the account
 */
async function findOrInsertAdmin(
  transaction: Database,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<{ id: string; isNew: boolean; isAdmin: boolean }> {
  const existing = await findActive(transaction, email);
  if (existing) return { ...existing, isNew: false };
  const id = await insertAdmin(transaction, { email, passwordHash });
  if (!id) throw new Error("Another process has just created the account. Run the command again.");
  return { id, isNew: true, isAdmin: true };
}
