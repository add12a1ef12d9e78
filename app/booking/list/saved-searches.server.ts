import { and, eq, ne, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { savedSearches } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { lockAccounts } from "~/staff/accounts/lock-accounts.server";
import type { Session, Staff } from "~/staff/sessions/sessions.server";
import { type NewSavedSearch, savedSearchLimit } from "./saved-search";

/** A search of the bookings list that a member of staff keeps. */
export interface SavedSearch {
  id: string;
  name: string;
  /** The list's query string without the page, such as `q=ada&status=0`; empty for the whole list. */
  query: string;
  createdAt: Date;
}

/** The person keeps as many searches as there may be: one must be removed before another is saved. */
export class TooManySavedSearchesError extends Error {
  constructor() {
    super(`You have ${savedSearchLimit} saved searches. Remove one before you save another.`);
  }
}

/** Another search of the person has this name already, however it is capitalized. */
export class SavedSearchNameTakenError extends Error {
  constructor(name: string) {
    super(`You have another search named “${name}”. Choose another name.`);
  }
}

const alphabet = new Intl.Collator("en", { numeric: true });

/** The searches that `staff` keeps, by name. */
export async function listSavedSearches(staff: Staff): Promise<SavedSearch[]> {
  const found = await db()
    .select({
      id: savedSearches.id,
      name: savedSearches.name,
      query: savedSearches.query,
      createdAt: savedSearches.createdAt,
    })
    .from(savedSearches)
    .where(eq(savedSearches.userId, staff.id))
    .limit(savedSearchLimit);
  return found.sort((a, b) => alphabet.compare(a.name, b.name));
}

/**
 * Keeps a search for the session's owner; one that has the same name already is replaced.
 *
 * @throws {SessionEndedError}
 * @throws {TooManySavedSearchesError}
 */
export function saveSearch(session: Session, { name, query }: NewSavedSearch): Promise<void> {
  const { staff } = session;
  return db().transaction(async (transaction) => {
    // One change at a time for each person: of two at once, the second sees what the first has done.
    await lockAccounts(transaction, { session, needs: "staff" });
    const replaced = await transaction
      .update(savedSearches)
      .set({ name, query, createdAt: new Date() })
      .where(and(eq(savedSearches.userId, staff.id), hasName(name)))
      .returning({ id: savedSearches.id });
    if (replaced.length > 0) return;
    const count = await transaction.$count(savedSearches, eq(savedSearches.userId, staff.id));
    if (count >= savedSearchLimit) throw new TooManySavedSearchesError();
    await transaction.insert(savedSearches).values({ userId: staff.id, name, query });
  });
}

/**
 * Gives a search of the session's owner another name.
 *
 * @returns false when they keep no such search
 * @throws {SavedSearchNameTakenError}
 * @throws {SessionEndedError}
 */
export function renameSavedSearch(session: Session, id: string, name: string): Promise<boolean> {
  const { staff } = session;
  if (!isUuid(id)) return Promise.resolve(false);
  return db().transaction(async (transaction) => {
    // One change at a time for each person: of two at once, the second sees what the first has done.
    await lockAccounts(transaction, { session, needs: "staff" });
    const others = and(eq(savedSearches.userId, staff.id), ne(savedSearches.id, id), hasName(name));
    if ((await transaction.$count(savedSearches, others)) > 0) throw new SavedSearchNameTakenError(name);
    const renamed = await transaction
      .update(savedSearches)
      .set({ name })
      .where(ownedBy(staff, id))
      .returning({ id: savedSearches.id });
    return renamed.length > 0;
  });
}

/**
 * Removes a search of the session's owner; one that they do not keep, or no longer, is none to remove.
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

function ownedBy(staff: Staff, id: string) {
  return and(eq(savedSearches.id, id), eq(savedSearches.userId, staff.id));
}

/** As the unique index compares names. */
function hasName(name: string) {
  return sql`lower(${savedSearches.name}) = lower(${name})`;
}
