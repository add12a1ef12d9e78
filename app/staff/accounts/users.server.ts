import { and, asc, count, inArray, isNull, like, min, ne, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { isActiveAccount } from "~/access/live-session.server";
import { db } from "~/db/client.server";
import { users } from "~/db/schema.server";
import { apostrophes, dashes, fold } from "~/lib/text";
import { isUuid } from "~/lib/uuid";
import { factorExists } from "~/staff/factors/find-factors.server";
import { systemAdminEmail } from "~/staff/system-admin.server";

export type User = Pick<typeof users.$inferSelect, "id" | "fullName" | "email" | "mobile" | "isAdmin">;

export type ListedUser = Awaited<ReturnType<typeof pageOfUsers>>["users"][number];

const maxListed = 1000;
const pageSize = 50;

const columns = {
  id: users.id,
  fullName: users.fullName,
  email: users.email,
  mobile: users.mobile,
  isAdmin: users.isAdmin,
};
const isListed = () => and(isNull(users.deactivatedAt), ne(sql`lower(${users.email})`, systemAdminEmail()));
const byName = [sql`lower(${users.fullName})`, users.id];

/** Returns the active accounts except for the system admin's, by name; at most 1,000. */
export async function listUsers(): Promise<User[]> {
  return db()
    .select(columns)
    .from(users)
    .where(isListed())
    .orderBy(...byName)
    .limit(maxListed);
}

/** Folds a text like `fold`, in the database. A few hundred names need no folded column. */
function folded(name: AnyPgColumn) {
  const plain = sql`regexp_replace(lower(normalize(${name}, NFKD)), '[\u0300-\u036f]', '', 'g')`;
  // `translate` deletes characters without a counterpart, for example apostrophes.
  const single = sql`translate(${plain}, ${`đøł${dashes}${apostrophes}`}, ${`dol${"-".repeat(dashes.length)}`})`;
  return sql`replace(replace(replace(${single}, 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss')`;
}

/**
 * Returns one page of fifty accounts, in the order of `listUsers`.
 *
 * @param query a substring of the name or email; empty for all
 * @param page from 1; clamped to the last page
 */
export async function pageOfUsers({ query, page }: { query: string; page: number }) {
  const foldedQuery = fold(query.trim());
  const pattern = `%${foldedQuery.replace(/[\\%_]/g, "\\$&")}%`;
  const isFound = or(like(folded(users.fullName), pattern), like(folded(users.email), pattern));
  // A query of only apostrophes folds to nothing, and finds no account.
  const condition = and(isListed(), foldedQuery === "" && query !== "" ? sql`false` : isFound);
  const [{ total } = { total: 0 }] = await db().select({ total: count() }).from(users).where(condition);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const shownPage = Math.min(page, pages);
  const found = await db()
    .select({ ...columns, hasSecondFactor: factorExists(), lastSignInAt: users.lastSignInAt })
    .from(users)
    .where(condition)
    .orderBy(...byName)
    .limit(pageSize)
    .offset((shownPage - 1) * pageSize);
  return { users: found, page: shownPage, pages };
}

export async function findUser(id: string | undefined): Promise<User | null> {
  if (!isUuid(id)) return null;
  const [user] = await db().select(columns).from(users).where(isActiveAccount(id));
  return user ?? null;
}

export async function findFirstAccountTime(): Promise<Date | null> {
  const [row] = await db()
    .select({ time: min(users.createdAt) })
    .from(users);
  return row?.time ?? null;
}

export type Colleague = Pick<User, "id" | "fullName">;

const maxColleagues = 1_000;

/** Returns every active account, the system admin's included, by name; at most 1,000. */
export function listColleagues(): Promise<Colleague[]> {
  return db()
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(isNull(users.deactivatedAt))
    .orderBy(sql`lower(${users.fullName})`, asc(users.id))
    .limit(maxColleagues);
}

/** Returns the names by email. Removed accounts are included. */
export async function fullNamesOf(emails: readonly string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const uniqueEmails = [...new Set(emails.map((email) => email.toLowerCase()))];
  const found = await db()
    .select({ email: users.email, fullName: users.fullName })
    .from(users)
    .where(inArray(sql`lower(${users.email})`, uniqueEmails));
  return new Map(found.map(({ email, fullName }) => [email, fullName]));
}
