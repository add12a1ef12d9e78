import { type SQL, sql } from "drizzle-orm";
import { isSearchedInDetails, searchGrams, searchPattern, searchTerms } from "~/booking/search-text";
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
  // Within those with a new reply, and within the others.
  replies: sql`waiting_since`,
};

/** Begins the key of a booking with a new reply. */
const replyMark = "r";
const markOfReply = sql.raw(`case when replied_at is null then '' else '${replyMark}' end`);

/**
 * Whether a booking has a new reply and since when it waits, exactly: a change of many bookings gives them one time. `readListPosition`
 * expects this form.
 */
export const exactWait = sql<string>`${markOfReply} || to_char(waiting_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Returns the columns that the list is sorted by. */
export function keysOf({ sort }: Ordering): SQL {
  return sort === "replies" ? sql`replied_at, waiting_since` : sortKeys[sort];
}

/**
 * Returns an ORDER BY that matches an index exactly, but for replies, which few bookings have. The id breaks ties; bookings without a date
 * come last.
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

/** The condition that a booking is not marked as spam, as the indexes of the lists have it. */
export const isListed = sql`spam_at is null`;

/** Returns the condition on the status, if the filter has one, and on spam. */
export function statusCondition({ status, spam }: ListFilter): SQL[] {
  return [
    spam ? sql`spam_at is not null` : isListed,
    ...(status === undefined ? [] : [sql`status = ${status}::smallint`]),
  ];
}

/** Returns the conditions on the service, the language and the work on a booking. */
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

/** The stages are written as literals, so that a plan can use them. */
const isOpen = sql.raw(`stage in (${openStages.map((stage) => `'${stage}'`).join(", ")})`);

function isOwnedBy(owner: string): SQL {
  if (owner === me) throw new Error("The list does not know whose it is: call withOwnerId first.");
  return owner === none ? sql`owner_id is null` : sql`owner_id = ${owner}::uuid`;
}

/** Returns every condition of the filter that is not on the text. */
export function plainConditions(filter: ListFilter): SQL[] {
  return [...statusCondition(filter), ...workConditions(filter), ...rangeConditions(filter)];
}

/** Returns every condition of the filter, that on the text in the form that an index can serve. */
export function conditionsOf(filter: ListFilter): SQL[] {
  const terms = searchTerms(filter.q);
  return [...plainConditions(filter), ...(terms.length > 0 ? [containsAnyIndexed(terms)] : [])];
}

/** Returns the condition that the searched texts of a booking contain any of the terms. */
export function containsAny(terms: string[]): SQL {
  return or(terms.map(contains));
}

/** Returns the same condition in the form that an index can serve for each term. */
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

/** Returns the conditions of the filter's first and last day. */
export function rangeConditions(filter: ListFilter): SQL[] {
  const { since, before } = toTimeRange(filter);
  const column = dateColumns[filter.date];
  const conditions = [];
  if (since) conditions.push(sql`${column} >= ${sqlTime(since)}`);
  if (before) conditions.push(sql`${column} < ${sqlTime(before)}`);
  return conditions;
}

/** Joins the conditions; `true` if there are none. */
export function and(conditions: SQL[]): SQL {
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

/** A keyset-pagination cursor: the id of the last row read, and its sort key as the database prints it. */
export interface Cursor extends Record<string, unknown> {
  id: string;
  key: string | null;
}

/** Returns the sort key as text, without loss of precision. */
export function keyText({ sort }: Ordering): SQL {
  return sort === "replies" ? sql`${markOfReply} || waiting_since::text` : sql`${sortKeys[sort]}::text`;
}

/**
 * Returns keyset-pagination predicates, one set for each section of the list. Bookings without a date are a section of
 * their own, because a comparison with NULL is never true; bookings with a new reply are one, because they come first.
 *
 * @param isReversed reads the list from its end, as `orderBy` does
 * @returns functions that take the last row read, or nothing for the first page of the section
 */
export function toSections(
  { sort, order }: Ordering,
  isReversed = false,
): ((last: Cursor | undefined) => SQL[])[] {
  const key = sortKeys[sort];
  const isAscending = (order === "asc") !== isReversed;
  const isAfter = isAscending ? sql`>` : sql`<`;
  const type = sort === "name" ? sql`text` : sql`timestamptz`;
  const keyed = (last: Cursor | undefined) =>
    last ? [sql`(${key}, id) ${isAfter} (${withoutMark(last.key, sort)}::${type}, ${last.id}::uuid)`] : [];
  if (sort === "replies") {
    const replied = (last: Cursor | undefined) => [sql`replied_at is not null`, ...keyed(last)];
    const others = (last: Cursor | undefined) => [sql`replied_at is null`, ...keyed(last)];
    return isAscending ? [replied, others] : [others, replied];
  }
  if (sort !== "preferred") return [keyed];
  const dated = (last: Cursor | undefined) => [sql`${key} is not null`, ...keyed(last)];
  const undated = (last: Cursor | undefined) => [
    sql`${key} is null`,
    ...(last ? [sql`id ${isAfter} ${last.id}::uuid`] : []),
  ];
  return isReversed ? [undated, dated] : [dated, undated];
}

/** Returns the conditions of the rows past `last` in the list, by section, from the one that `last` is in. */
export function sectionsPast(ordering: Ordering, last: Cursor, isReversed: boolean): SQL[][] {
  const sections = toSections(ordering, isReversed);
  const isInSecond = sections.length > 1 && isInLater(ordering, last) !== isReversed;
  return sections.slice(isInSecond ? 1 : 0).map((section, index) => section(index === 0 ? last : undefined));
}

/** Whether a booking is in the second section of the list, read from its beginning. */
function isInLater({ sort, order }: Ordering, { key }: Cursor): boolean {
  return sort === "replies" ? (key?.startsWith(replyMark) ?? false) !== (order === "asc") : key === null;
}

function withoutMark(key: string | null, sort: ListSort): string | null {
  return isSortedByWait({ sort }) && key?.startsWith(replyMark) ? key.slice(replyMark.length) : key;
}
