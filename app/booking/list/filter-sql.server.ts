import { type SQL, sql } from "drizzle-orm";
import { isSearchedInDetails, searchGrams, searchPattern, searchTerms } from "~/booking/record/search-text";
import { findService } from "~/booking/services";
import { openStages } from "~/booking/stage/stages";
import { sqlTime } from "~/db/sql-parts.server";
import { toTimeRange } from "~/lib/day-range";
import {
  isSortedByWait,
  type ListDate,
  type ListFilter,
  type ListSort,
  me,
  none,
  open,
  type Ordering,
} from "./filter";

const sortKeys: Record<ListSort, SQL> = {
  received: sql`created_at`,
  preferred: sql`preferred_date`,
  name: sql`name_key`,
  waiting: sql`waiting_since`,
  // The key within each of two sections: bookings with a new reply, and the rest.
  replies: sql`waiting_since`,
};

const replyMark = "r";
const markOfReply = sql.raw(`case when replied_at is null then '' else '${replyMark}' end`);

/**
 * Tells whether a booking has a new reply, and since when it waits. The time has microseconds because a bulk change gives many bookings the
 * same millisecond. `readListPosition` parses this format.
 */
export const exactWait = sql<string>`${markOfReply} || to_char(waiting_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export function keysOf({ sort }: Ordering): SQL {
  return sort === "replies" ? sql`replied_at, waiting_since` : sortKeys[sort];
}

/**
 * Returns an ORDER BY that matches an index exactly, except for `replies`: few bookings have a new reply. The id breaks ties. Bookings
 * without a preferred date come last.
 *
 * @param isReversed reverses the whole order, to read the list from its end
 */
export function orderBy({ sort, order }: Ordering, isReversed = false): SQL {
  const key = sortKeys[sort];
  const isDescending = (order === "desc") !== isReversed;
  const direction = isDescending ? sql`desc` : sql`asc`;
  if (sort === "replies") return sql`(replied_at is null) ${direction}, ${key} ${direction}, id ${direction}`;
  if (sort !== "preferred" || order === "asc") return sql`${key} ${direction}, id ${direction}`;
  const nulls = isDescending ? sql`nulls last` : sql`nulls first`;
  return sql`${key} ${direction} ${nulls}, id ${direction} ${nulls}`;
}

/** Written exactly like the condition in the indexes of the lists. */
export const isListed = sql`spam_at is null`;

export function statusCondition({ status, spam }: ListFilter): SQL[] {
  return [
    spam ? sql`spam_at is not null` : isListed,
    ...(status === undefined ? [] : [sql`status = ${status}::smallint`]),
  ];
}

export function workConditions(filter: ListFilter): SQL[] {
  const { service, language, stage, owner, waiting, replied } = filter;
  return [
    owner === undefined ? [] : isOwnedBy(owner),
    stage === undefined ? [] : stage === open ? isOpen : sql`stage = ${stage}`,
    service === undefined ? [] : sql`service = ${findService(service)?.name ?? ""}`,
    language === undefined ? [] : sql`language = ${language}`,
    waiting === undefined ? [] : sql`waiting_for = ${waiting}`,
    replied === undefined ? [] : sql`replied_at is not null`,
  ].flat();
}

/** The stages are literals so that a query plan can use them. */
const isOpen = sql.raw(`stage in (${openStages.map((stage) => `'${stage}'`).join(", ")})`);

function isOwnedBy(owner: string): SQL {
  if (owner === me) throw new Error("The list does not know whose it is: call withOwnerId first.");
  return owner === none ? sql`owner_id is null` : sql`owner_id = ${owner}::uuid`;
}

/** Returns every condition except the condition on the text. */
export function plainConditions(filter: ListFilter): SQL[] {
  return [...statusCondition(filter), ...workConditions(filter), ...rangeConditions(filter)];
}

/** Returns every condition. The condition on the text has the form that an index can serve. */
export function conditionsOf(filter: ListFilter): SQL[] {
  const terms = searchTerms(filter.q);
  return [...plainConditions(filter), ...(terms.length > 0 ? [containsAnyIndexed(terms)] : [])];
}

export function containsAny(terms: string[]): SQL {
  return or(terms.map(contains));
}

export function containsAnyIndexed(terms: string[]): SQL {
  return or(terms.map(containsIndexed));
}

function contains(term: string): SQL {
  const pattern = searchPattern(term);
  if (!isSearchedInDetails(term)) return sql`search_text like ${pattern}`;
  return sql`(search_text like ${pattern} or details_text like ${pattern})`;
}

function containsIndexed(term: string): SQL {
  const grams = searchGrams(term);
  if (!grams) return contains(term);
  const list = sql.join(
    grams.map((gram) => sql`${gram}`),
    sql`, `,
  );
  return sql`(search_grams(search_text) @> array[${list}]::text[] and ${contains(term)})`;
}

function or(conditions: SQL[]): SQL {
  return sql`(${sql.join(conditions, sql` or `)})`;
}

const dateColumns: Record<ListDate, SQL> = { received: sql`created_at`, preferred: sql`preferred_date` };

export function rangeConditions(filter: ListFilter): SQL[] {
  const { since, before } = toTimeRange(filter);
  const column = dateColumns[filter.date];
  const conditions = [];
  if (since) conditions.push(sql`${column} >= ${sqlTime(since)}`);
  if (before) conditions.push(sql`${column} < ${sqlTime(before)}`);
  return conditions;
}

export function and(conditions: SQL[]): SQL {
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

/** A keyset-pagination cursor: the last row's id, and its sort key as the database prints it. */
export interface Cursor extends Record<string, unknown> {
  id: string;
  key: string | null;
}

/** Returns the sort key as text without losing precision. */
export function keyText({ sort }: Ordering): SQL {
  return sort === "replies" ? sql`${markOfReply} || waiting_since::text` : sql`${sortKeys[sort]}::text`;
}

/**
 * Returns keyset-pagination predicates, one set for each section of the list. Bookings without a date form their own section because a
 * comparison with NULL is never true. Bookings with a new reply form one because they come first.
 *
 * @param isReversed reads the list from its end, as `orderBy` does
 * @returns functions that take the last row read, or undefined for the first page of the section
 */
export function splitIntoSections(
  { sort, order }: Ordering,
  isReversed = false,
): ((last: Cursor | undefined) => SQL[])[] {
  const key = sortKeys[sort];
  const isAscending = (order === "asc") !== isReversed;
  const isAfter = isAscending ? sql`>` : sql`<`;
  const type = sort === "name" ? sql`text` : sql`timestamptz`;
  const afterLast = (last: Cursor | undefined) =>
    last ? [sql`(${key}, id) ${isAfter} (${withoutMark(last.key, sort)}::${type}, ${last.id}::uuid)`] : [];
  if (sort === "replies") {
    const replied = (last: Cursor | undefined) => [sql`replied_at is not null`, ...afterLast(last)];
    const unreplied = (last: Cursor | undefined) => [sql`replied_at is null`, ...afterLast(last)];
    return isAscending ? [replied, unreplied] : [unreplied, replied];
  }
  if (sort !== "preferred") return [afterLast];
  const dated = (last: Cursor | undefined) => [sql`${key} is not null`, ...afterLast(last)];
  const undated = (last: Cursor | undefined) => [
    sql`${key} is null`,
    ...(last ? [sql`id ${isAfter} ${last.id}::uuid`] : []),
  ];
  return isReversed ? [undated, dated] : [dated, undated];
}

/** Returns the conditions for the rows after `last`, starting with the section that contains `last`. */
export function sectionsPast(ordering: Ordering, last: Cursor, isReversed: boolean): SQL[][] {
  const sections = splitIntoSections(ordering, isReversed);
  const isInSecond = sections.length > 1 && isInSecondSection(ordering, last) !== isReversed;
  return sections.slice(isInSecond ? 1 : 0).map((section, index) => section(index === 0 ? last : undefined));
}

function isInSecondSection({ sort, order }: Ordering, { key }: Cursor): boolean {
  return sort === "replies" ? (key?.startsWith(replyMark) ?? false) !== (order === "asc") : key === null;
}

function withoutMark(key: string | null, sort: ListSort): string | null {
  return isSortedByWait({ sort }) && key?.startsWith(replyMark) ? key.slice(replyMark.length) : key;
}
