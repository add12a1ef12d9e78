import { and, isNotNull, sql } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import type { Database } from "~/db/connection.server";
import { users } from "~/db/schema.server";
import { isSystemAdmin } from "./system-admin.server";
import { EmailTakenError } from "~/staff/user-errors";

const uniqueViolation = "23505";

/**
 * Makes an email free that a removed account has: that account keeps its row, and its email with a mark.
 * The system admin's is never free.
 *
 * @throws {EmailTakenError}
 */
export async function freeEmail(transaction: Database, email: string): Promise<void> {
  if (isSystemAdmin({ email })) throw new EmailTakenError("The system admin has this email.");
  await releaseEmail(transaction, email);
}

/** The same for any email, the system admin's included. */
export async function releaseEmail(transaction: Database, email: string): Promise<void> {
  await transaction
    .update(users)
    .set({ email: sql`${users.email} || ' (removed, ' || ${users.id} || ')'` })
    .where(and(sql`lower(${users.email}) = ${email}`, isNotNull(users.deactivatedAt)));
}

/**
 * Writes an account with its email, be it new or changed: the database has the last word on whether that is free.
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
