import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { users } from "~/db/schema.server";
import { env } from "~/env.server";
import { log } from "~/log.server";
import { announcePassword, generatePassword } from "~/staff/passwords/generate-password.server";
import { passwordFault } from "~/staff/passwords/password-rules";
import { hashPassword } from "~/staff/passwords/hash-password.server";
import { releaseEmail } from "./claim-email.server";

/**
 * Makes sure that the system admin's account exists: in use, and an administrator's. A new one gets ADMIN_PASSWORD,
 * or a password made up here and printed once. One that is there keeps its password, and becomes an administrator's
 * where it is none: whoever sets ADMIN_EMAIL owns the machine. That of somebody removed stays removed, without its
 * email.
 */
export async function ensureFirstAdmin({ ADMIN_EMAIL, ADMIN_PASSWORD } = env()): Promise<void> {
  const email = ADMIN_EMAIL.toLowerCase();
  const existing = await findActive(db(), email);
  if (existing) {
    if (!existing.isAdmin) await promote(existing.id);
    return;
  }
  const password = ADMIN_PASSWORD ?? generatePassword();
  const passwordHash = await hashPassword(password);
  const userId = await db().transaction((transaction) => insertAdmin(transaction, { email, passwordHash }));
  // Another process that starts at the same time was quicker: its password counts.
  if (!userId) return;
  log.info({ event: "first-admin-created", userId }, "The system admin's account is created");
  const fault = ADMIN_PASSWORD && passwordFault(ADMIN_PASSWORD, { email });
  // Not refused: whoever can set it can also change it, and a site that does not start helps nobody.
  if (fault)
    log.warn({ event: "weak-admin-password" }, `ADMIN_PASSWORD is weak. ${fault}. Change it in Profile`);
  if (!ADMIN_PASSWORD) announcePassword("First sign-in:", { email, password });
}

/** The account in use with this email, which is in lower case. */
export async function findActive(database: Database, email: string) {
  const [account] = await database
    .select({ id: users.id, isAdmin: users.isAdmin })
    .from(users)
    .where(and(sql`lower(${users.email}) = ${email}`, isNull(users.deactivatedAt)));
  return account;
}

/**
 * Creates an administrator's account; that of somebody removed gives up the email.
 *
 * @returns its id; undefined where another process has just created it
 */
export async function insertAdmin(
  transaction: Database,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<string | undefined> {
  await releaseEmail(transaction, email);
  const [created] = await transaction
    .insert(users)
    .values({ fullName: "Administrator", email, passwordHash, isAdmin: true })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return created?.id;
}

async function promote(userId: string) {
  await db().update(users).set({ isAdmin: true, updatedAt: new Date() }).where(eq(users.id, userId));
  log.warn(
    { event: "system-admin-promoted", userId },
    "ADMIN_EMAIL names the account of a member of staff: it is an administrator's now",
  );
}
