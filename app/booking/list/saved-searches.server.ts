import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { lockAccounts } from "~/access/live-session.server";
import type { Session, Staff } from "~/access/session";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { savedSearches } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { type NewSavedSearch, savedSearchLimit } from "./saved-search";

const alphabet = new Intl.Collator("en", { numeric: true });

/**
 * Returns the staff member's saved searches, sorted by name. `query` is the list's query string without the page, such as
 * `q=ada&status=0`. It is empty for the whole list.
 */
export async function listSavedSearches(staff: Staff) {
  const { id, name, query, createdAt } = savedSearches;
  const found = await db()
    .select({ id, name, query, createdAt })
    .from(savedSearches)
    .where(eq(savedSearches.userId, staff.id))
    .limit(savedSearchLimit);
  return found.sort((a, b) => alphabet.compare(a.name, b.name));
}

/**
 * Saves a search, or replaces the one with the same name.
 *
 * @returns `too-many` at `savedSearchLimit`
 * @throws {SessionEndedError}
 */
export function saveSearch(
  session: Session,
  { name, query }: NewSavedSearch,
): Promise<{ result: "done" } | { result: "too-many" }> {
  const { staff } = session;
  return db().transaction(async (transaction) => {
    // Serializes changes by one account so the count and the names are current.
    await lockAccounts(transaction, { session, needs: "staff" });
    const replaced = await transaction
      .update(savedSearches)
      .set({ name, query, createdAt: new Date() })
      .where(and(eq(savedSearches.userId, staff.id), hasName(name)))
      .returning({ id: savedSearches.id });
    if (replaced.length > 0) return { result: "done" };
    const count = await transaction.$count(savedSearches, eq(savedSearches.userId, staff.id));
    if (count >= savedSearchLimit) return { result: "too-many" };
    await transaction.insert(savedSearches).values({ userId: staff.id, name, query });
    return { result: "done" };
  });
}

/**
 * Renames a saved search of the session's staff member.
 *
 * @returns null if they have no such search, `name-taken` if another one has this name, ignoring upper and lower case
 * @throws {SessionEndedError}
 */
export async function renameSavedSearch(
  session: Session,
  id: string,
  name: string,
): Promise<{ result: "done" } | { result: "name-taken"; name: string } | null> {
  const { staff } = session;
  if (!isUuid(id)) return null;
  return db().transaction(async (transaction) => {
    // Serializes changes by one account so the count and the names are current.
    await lockAccounts(transaction, { session, needs: "staff" });
    const sameName = and(eq(savedSearches.userId, staff.id), ne(savedSearches.id, id), hasName(name));
    if ((await transaction.$count(savedSearches, sameName)) > 0) return { result: "name-taken", name };
    const renamed = await transaction
      .update(savedSearches)
      .set({ name })
      .where(ownedBy(staff, id))
      .returning({ id: savedSearches.id });
    return renamed.length > 0 ? { result: "done" } : null;
  });
}

/**
 * Removes a saved search of the session's staff member. Does nothing if they have no such search.
 *
 * @throws {SessionEndedError}
 */
export async function removeSavedSearch(session: Session, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await db().transaction(async (transaction) => {
    await lockAccounts(transaction, { session, needs: "staff" });
    await transaction.delete(savedSearches).where(ownedBy(session.staff, id));
  });
}

/** Deletes the searches of any staff member. Returns the number of deleted rows. */
export async function deleteSavedSearches(transaction: Database, ids: readonly string[]): Promise<number> {
  const isNamed = inArray(savedSearches.id, [...ids]);
  return (await transaction.delete(savedSearches).where(isNamed).returning({ id: savedSearches.id })).length;
}

function ownedBy(staff: Staff, id: string) {
  return and(eq(savedSearches.id, id), eq(savedSearches.userId, staff.id));
}

function hasName(name: string) {
  return sql`lower(${savedSearches.name}) = lower(${name})`;
}
