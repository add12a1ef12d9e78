import { and, asc, eq, exists, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { passkeys, totpSecrets, users } from "~/db/schema.server";
import { settings } from "~/settings/settings.server";
import { countRecoveryCodes } from "./recovery-codes.server";

/** The second factors of an account. */
interface Factors {
  /** By the time they were added; at most as many as an account may have. */
  passkeys: { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[];
  /** When the authenticator app was confirmed; null without one. */
  authenticatorSince: Date | null;
  /** Unused recovery codes. */
  recoveryCodesLeft: number;
}

/** Returns the second factors of an account. */
export async function findFactors(userId: string, database: Database = db()): Promise<Factors> {
  const { id, name, createdAt, lastUsedAt } = passkeys;
  const accountPasskeys = await database
    .select({ id, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(createdAt), asc(id));
  const [app] = await database
    .select({ since: totpSecrets.confirmedAt })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId));
  const recoveryCodesLeft = await countRecoveryCodes(database, userId);
  return { passkeys: accountPasskeys, authenticatorSince: app?.since ?? null, recoveryCodesLeft };
}

/** Whether an account has a passkey or an authenticator app. Recovery codes alone are no second factor. */
export async function hasSecondFactor(userId: string, database: Database = db()): Promise<boolean> {
  const [found] = await database
    .select({ hasFactor: factorExists() })
    .from(users)
    .where(eq(users.id, userId));
  return found?.hasFactor ?? false;
}

/** A condition on a row of `users`: it has a passkey or an authenticator app. */
export function factorExists(): SQL<boolean> {
  const passkey = db()
    .select({ one: sql`1` })
    .from(passkeys)
    .where(eq(passkeys.userId, users.id));
  const app = db()
    .select({ one: sql`1` })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, users.id), isNotNull(totpSecrets.confirmedAt)));
  return sql<boolean>`${or(exists(passkey), exists(app))}`;
}

/** Whether the rule of the settings demands a second factor of every administrator. */
export function administratorsNeedSecondFactor(): boolean {
  return settings().administratorsNeedSecondFactor;
}

/** Whether an account is an administrator's without the second factor that the rule demands. */
export async function lacksDemandedFactor({ id, isAdmin }: Pick<Staff, "id" | "isAdmin">): Promise<boolean> {
  return isAdmin && administratorsNeedSecondFactor() && !(await hasSecondFactor(id));
}

/** Whether the rule demands a second factor of the account, and it has only this one, which therefore cannot be removed. */
export async function isLastDemanded(
  transaction: Database,
  owner: Pick<Staff, "id" | "isAdmin">,
  factor: { passkey: string } | "authenticator",
): Promise<boolean> {
  if (!owner.isAdmin || !administratorsNeedSecondFactor()) return false;
  const { passkeys, authenticatorSince } = await findFactors(owner.id, transaction);
  if (factor === "authenticator") return authenticatorSince !== null && passkeys.length === 0;
  return (
    authenticatorSince === null && passkeys.every(({ id }) => id === factor.passkey) && passkeys.length > 0
  );
}
