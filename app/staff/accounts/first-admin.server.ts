import { randomInt } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { users } from "~/db/schema.server";
import { env } from "~/process/env.server";
import { log } from "~/process/log.server";
import { tellOperator } from "~/process/tell-operator.server";
import { releaseEmail } from "~/staff/claim-email.server";
import { passwordFault } from "~/staff/password-rules/password-rules";
import { hashPassword } from "~/staff/passwords/hash-password.server";
import { firstAccountName } from "~/staff/public-name";

/**
 * Ensures that the account with ADMIN_EMAIL is an administrator's. The first account gets ADMIN_PASSWORD, or a generated password that is
 * printed once. If only another account is an administrator's, creates none and logs a warning, because ADMIN_EMAIL may be wrong. An
 * existing account with that email keeps its password and becomes an administrator's, because only the server's owner can set ADMIN_EMAIL.
 * A removed account with that email stays removed and loses the email.
 */
export async function ensureFirstAdmin({ ADMIN_EMAIL, ADMIN_PASSWORD } = env()): Promise<void> {
  const email = ADMIN_EMAIL.toLowerCase();
  const existing = await findActive(db(), email);
  if (existing) {
    if (!existing.isAdmin)
      await db().transaction((transaction) => promoteToAdmin(transaction, { ...existing, email }));
    return;
  }
  if ((await db().$count(users, and(users.isAdmin, isNull(users.deactivatedAt)))) > 0) {
    log.warn(
      { event: "no-system-admin" },
      "No account has ADMIN_EMAIL. None is created, because there is an administrator: check ADMIN_EMAIL, or run npm run admin:reset",
    );
    return;
  }
  const password = ADMIN_PASSWORD ?? generatePassword();
  const passwordHash = await hashPassword(password);
  const userId = await db().transaction((transaction) => insertAdmin(transaction, { email, passwordHash }));
  // Another process created the account at the same time. Its password counts.
  if (!userId) return;
  log.info({ event: "first-admin-created", userId }, "The system admin's account is created");
  const fault = ADMIN_PASSWORD && passwordFault(ADMIN_PASSWORD, { email });
  // A weak password is only logged, because the site should start, and the owner can change the password at any time.
  if (fault)
    log.warn({ event: "weak-admin-password" }, `ADMIN_PASSWORD is weak. ${fault}. Change it in Profile`);
  if (!ADMIN_PASSWORD) printFirstPassword(email, password);
}

/** Prints the generated password once: as text on a terminal, otherwise as a line of JSON like the log. */
function printFirstPassword(email: string, password: string) {
  if (process.stdout.isTTY) {
    announcePassword("First sign-in:", { email, password });
    return;
  }
  const text = "First sign-in: change the password, it is not shown again";
  tellOperator({ level: "warn", event: "first-sign-in", text, fields: { email, password } });
}

/** Returns the active account with this email, which must be in lower case; undefined without one. */
export async function findActive(database: Database, email: string) {
  const [account] = await database
    .select({ id: users.id, isAdmin: users.isAdmin })
    .from(users)
    .where(and(sql`lower(${users.email}) = ${email}`, isNull(users.deactivatedAt)));
  return account;
}

/**
 * Creates an administrator's account. A removed account with the email loses it. Returns the id; undefined when another process has just
 * created the account.
 */
export async function insertAdmin(
  transaction: Database,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<string | undefined> {
  await releaseEmail(transaction, email);
  const [created] = await transaction
    .insert(users)
    .values({ fullName: firstAccountName, email, passwordHash, isAdmin: true })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (created) await recordAudit(transaction, { action: "first-admin-created", actor: null, subject: email });
  return created?.id;
}

export async function promoteToAdmin(
  transaction: Database,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await transaction.update(users).set({ isAdmin: true, updatedAt: new Date() }).where(eq(users.id, id));
  await recordAudit(transaction, { action: "system-admin-promoted", actor: null, subject: email });
  log.warn(
    { event: "system-admin-promoted", userId: id },
    "The account with ADMIN_EMAIL was not an administrator's: it has been made one",
  );
}

/** Omits the ambiguous characters 0, 1, i, l and o. */
const passwordAlphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** Returns four groups of five characters: 99 bits of entropy. */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: 5 }, () => passwordAlphabet[randomInt(passwordAlphabet.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}

/** Prints to the terminal, not to the log. */
export function announcePassword(
  title: string,
  { email, password, hadFactors = false }: { email: string; password: string; hadFactors?: boolean },
): void {
  const lines = [
    "",
    title,
    `  email     ${email}`,
    `  password  ${password}`,
    ...(hadFactors ? ["Its second factors were removed. Add new ones after signing in."] : []),
    "Change it after signing in. It is not shown again.",
  ];
  process.stdout.write(`${lines.join("\n")}\n\n`);
}
