import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { changeAsAdmin } from "~/access/admin-transaction.server";
import { isUsableKey } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { apiKeys, users } from "~/db/schema.server";
import { sha256 } from "~/lib/sha256.server";
import { isUuid } from "~/lib/uuid";
import { newKeySecret } from "./find-key.server";
import type { NewKey } from "./key-schema";

/** The maximum number of keys that are not revoked. The list shows all of these on one page. */
const maxKeys = 100;

/** Returns the keys that are not revoked, expired keys included, newest first, with the name of each key's creator. */
export function listKeys() {
  const { id, name, scopes, networks, expiresAt, lastUsedAt, createdAt } = apiKeys;
  const isOver = sql<boolean>`coalesce(${expiresAt} <= now(), false)`;
  const madeBy = sql<string | null>`case when ${users.deactivatedAt} is null then ${users.fullName} end`;
  return db()
    .select({ id, name, scopes, networks, expiresAt, isOver, lastUsedAt, createdAt, madeBy })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.madeBy))
    .where(isNull(apiKeys.revokedAt))
    .orderBy(desc(createdAt), desc(id));
}

/** Returns the names of usable keys by the id of the account that created them. */
export async function findUsableKeys(userIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const { name, madeBy } = apiKeys;
  const rows = await db()
    .select({ name, madeBy })
    .from(apiKeys)
    .where(and(inArray(madeBy, [...userIds]), isUsableKey))
    .orderBy(asc(name))
    .limit(maxKeys);
  const names = new Map<string, string[]>();
  for (const row of rows) if (row.madeBy) names.set(row.madeBy, [...(names.get(row.madeBy) ?? []), row.name]);
  return names;
}

type KeyCreation = { result: "done"; secret: string } | { result: "name-taken" | "full" };

/**
 * Creates a key. Only its hash is stored. Returns the secret; `name-taken` if another key has the name in any letter case; `full` if
 * there are too many keys. Throws like `changeAsAdmin`.
 */
export function createKey(key: NewKey, session: Session): Promise<KeyCreation> {
  return changeAsAdmin(session, { act: "key-made" }, async (transaction): Promise<KeyCreation> => {
    const isActive = isNull(apiKeys.revokedAt);
    if ((await transaction.$count(apiKeys, isActive)) >= maxKeys) return { result: "full" };
    const secret = newKeySecret();
    const made = await transaction
      .insert(apiKeys)
      .values({ ...key, secretHash: sha256(secret), madeBy: session.staff.id })
      .onConflictDoNothing()
      .returning({ id: apiKeys.id });
    if (made.length === 0) return { result: "name-taken" };
    await recordAudit(transaction, {
      action: "key-made",
      actor: session.staff,
      subject: key.name,
      detail: { scopes: key.scopes.join(", ") },
    });
    return { result: "done", secret };
  });
}

/**
 * Revokes a key at once. A request with the key that is still running can no longer change anything. Returns the key's name; null if the
 * key is unknown or revoked already. Throws like `changeAsAdmin`.
 */
export function revokeKey(id: string, session: Session): Promise<{ result: "done"; name: string } | null> {
  return changeAsAdmin(session, { act: "key-revoked" }, async (transaction): ReturnType<typeof revokeKey> => {
    if (!isUuid(id)) return null;
    const [revoked] = await transaction
      .update(apiKeys)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
      .returning({ name: apiKeys.name });
    if (!revoked) return null;
    const { name } = revoked;
    await recordAudit(transaction, { action: "key-revoked", actor: session.staff, subject: name });
    return { result: "done", name };
  });
}
