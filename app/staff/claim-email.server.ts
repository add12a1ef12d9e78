import { and, isNotNull, sql } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import type { Database } from "~/db/connection.server";
import { users } from "~/db/schema.server";
import { EmailTakenError } from "~/staff/user-errors";
import { isSystemAdmin } from "./system-admin.server";

const uniqueViolation = "23505";

/**
 * Frees an email that a removed account has, by marking it in that account's row. The system admin's email is never free.
 *
 * @throws {EmailTakenError}
 */
export async function freeEmail(transaction: Database, email: string): Promise<void> {
  if (isSystemAdmin({ email })) throw new EmailTakenError("The system admin has this email.");
  await releaseEmail(transaction, email);
}

/** Frees an email that a removed account has, even the system admin's. */
export async function releaseEmail(transaction: Database, email: string): Promise<void> {
  await transaction
    .update(users)
    .set({ email: sql`${users.email} || ' (removed, ' || ${users.id} || ')'` })
    .where(and(sql`lower(${users.email}) = ${email}`, isNotNull(users.deactivatedAt)));
}

/**
 * Runs a write of an account's email, and translates a violation of the unique index.
 *
 * @throws {EmailTakenError}
 */
export async function claimEmail<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? (error.cause as NodeJS.ErrnoException) : undefined;
    if (cause?.code !== uniqueViolation) throw error;
    throw new EmailTakenError("Another account has this email.");
  }
}
