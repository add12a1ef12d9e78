import { sql } from "drizzle-orm";
import { randomInt } from "node:crypto";
import { db } from "~/db/client.server";
import { users } from "~/db/schema.server";
import { env } from "~/env.server";
import { log } from "~/log.server";
import { passwordFault } from "./password-rules";
import { hashPassword } from "./passwords.server";

/** Without 0, 1, i, l and o, which read alike. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * Creates the system admin's account where there is none. Its password is ADMIN_PASSWORD, or one made up
 * here and printed once. An account that exists is never changed.
 */
export async function ensureFirstAdmin({ ADMIN_EMAIL, ADMIN_PASSWORD } = env()): Promise<void> {
  const email = ADMIN_EMAIL.toLowerCase();
  const isEmail = sql`lower(${users.email}) = ${email}`;
  const existing = await db().select({ id: users.id }).from(users).where(isEmail);
  if (existing.length > 0) return;

  const password = ADMIN_PASSWORD ?? makePassword();
  const [created] = await db()
    .insert(users)
    .values({ fullName: "Administrator", email, passwordHash: await hashPassword(password), isAdmin: true })
    // Another process that starts at the same time may have been quicker: then its password counts.
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!created) return;
  log.info({ event: "first-admin-created", userId: created.id }, "The system admin's account is created");
  const fault = ADMIN_PASSWORD && passwordFault(ADMIN_PASSWORD, { email });
  // Not refused: whoever can set it can also change it, and a site that does not start helps nobody.
  if (fault)
    log.warn({ event: "weak-admin-password" }, `ADMIN_PASSWORD is weak. ${fault}. Change it in Profile`);
  if (!ADMIN_PASSWORD) process.stdout.write(announcement(email, password));
}

/** Four groups of five letters: 99 bits. */
function makePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}

function announcement(email: string, password: string): string {
  return [
    "",
    "First sign-in:",
    `  email     ${email}`,
    `  password  ${password}`,
    "Change it after signing in. It is not shown again.",
    "",
    "",
  ].join("\n");
}
