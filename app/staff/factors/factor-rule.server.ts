import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { users } from "~/db/schema.server";
import { settings } from "~/settings/settings.server";
import { factorExists, findFactors } from "./find-factors.server";

/** Whether the rule of the settings demands a second factor of every administrator. */
export function administratorsNeedSecondFactor(): boolean {
  return settings().administratorsNeedSecondFactor;
}

/** A condition on a row of `users`: it is an administrator without the second factor that the rule demands. */
export function lacksDemandedFactor(): SQL<boolean> {
  if (!administratorsNeedSecondFactor()) return sql<boolean>`false`;
  return sql<boolean>`(${users.isAdmin} and not ${factorExists()})`;
}

/** Whether the rule demands a second factor of the account, and it has only this one, which therefore cannot be removed. */
export async function isLastDemanded(
  transaction: Database,
  owner: { id: string; isAdmin: boolean },
  factor: { passkey: string } | "authenticator",
): Promise<boolean> {
  if (!owner.isAdmin || !administratorsNeedSecondFactor()) return false;
  const { passkeys, authenticatorSince } = await findFactors(owner.id, transaction);
  if (factor === "authenticator") return authenticatorSince !== null && passkeys.length === 0;
  return (
    authenticatorSince === null && passkeys.every(({ id }) => id === factor.passkey) && passkeys.length > 0
  );
}
