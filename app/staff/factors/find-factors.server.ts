import { and, asc, eq, exists, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { passkeys, totpSecrets, users } from "~/db/schema.server";
import { settings } from "~/settings/settings.server";
import { countRecoveryCodes } from "./recovery-codes.server";

interface AccountFactors {
  /** In the order of creation; at most 20. */
  passkeys: { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[];
  /** The time of the app's confirmation; null without an app. */
  authenticatorSince: Date | null;
  recoveryCodesLeft: number;
}

export async function findFactors(userId: string, database: Database = db()): Promise<AccountFactors> {
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

/** Returns whether the account has a passkey or a confirmed authenticator app. Recovery codes alone are no second factor. */
export async function hasSecondFactor(userId: string, database: Database = db()): Promise<boolean> {
  const [found] = await database
    .select({ hasFactor: factorExists() })
    .from(users)
    .where(eq(users.id, userId));
  return found?.hasFactor ?? false;
}

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

export function administratorsNeedSecondFactor(): boolean {
  return settings().administratorsNeedSecondFactor;
}

export async function lacksRequiredFactor({ id, isAdmin }: Pick<Staff, "id" | "isAdmin">): Promise<boolean> {
  return isAdmin && administratorsNeedSecondFactor() && !(await hasSecondFactor(id));
}

/** Returns whether this is the account's only factor and the settings demand one, so it cannot be removed. */
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
