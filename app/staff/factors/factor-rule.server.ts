import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { users } from "~/db/schema.server";
import { settings } from "~/settings/settings.server";
import { LastFactorError } from "~/staff/user-errors";
import { factorExists, hasSecondFactor } from "./find-factors.server";

/** Whether the rule of the settings demands a second factor of every administrator. */
export function administratorsNeedSecondFactor(): boolean {
  return settings().administratorsNeedSecondFactor;
}

/** A condition on a row of `users`: it is an administrator without the second factor that the rule demands. */
export function lacksDemandedFactor(): SQL<boolean> {
  if (!administratorsNeedSecondFactor()) return sql<boolean>`false`;
  return sql<boolean>`(${users.isAdmin} and not ${factorExists()})`;
}

/**
 * Refuses the removal that has just been made in this transaction if it leaves an administrator without a second factor
 * although the rule demands one.
 *
 * @throws {LastFactorError}
 */
export async function requireOtherFactor(
  transaction: Database,
  owner: { id: string; isAdmin: boolean },
): Promise<void> {
  if (!owner.isAdmin || !administratorsNeedSecondFactor()) return;
  if (!(await hasSecondFactor(transaction, owner.id)))
    throw new LastFactorError("Administrators must have a second factor.");
}
