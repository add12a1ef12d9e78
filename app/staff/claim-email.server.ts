import { and, isNotNull, sql } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import type { Database } from "~/db/connection.server";
import { users } from "~/db/schema.server";
import type { AccountRefused } from "./account-results";
import { isSystemAdmin } from "./system-admin.server";

const uniqueViolation = "23505";

/**
 * Marks the email in the row of a removed account, so another account can have it. Returns false for the system admin's email, which is
 * never free.
 */
export async function freeEmail(transaction: Database, email: string): Promise<boolean> {
  if (isSystemAdmin({ email })) return false;
  await releaseEmail(transaction, email);
  return true;
}

/** Frees the email of a removed account, even the system admin's email. */
export async function releaseEmail(transaction: Database, email: string): Promise<void> {
  await transaction
    .update(users)
    .set({ email: sql`${users.email} || ' (removed, ' || ${users.id} || ')'` })
    .where(and(sql`lower(${users.email}) = ${email}`, isNotNull(users.deactivatedAt)));
}

/** Runs a write of an account's email, and translates a violation of the unique index. */
export async function claimEmail<Result>(
  write: () => Promise<Result>,
): Promise<Result | AccountRefused<"email-taken">> {
  try {
    return await write();
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? (error.cause as NodeJS.ErrnoException) : undefined;
    if (cause?.code !== uniqueViolation) throw error;
    return { result: "email-taken" };
  }
}
