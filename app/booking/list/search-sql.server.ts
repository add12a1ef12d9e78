import { type SQL, sql } from "drizzle-orm";
import { parseReference } from "~/booking/reference";
import { isSearchedInDetails, searchGrams, searchPattern } from "~/booking/search";
import { db, rows } from "~/db/client.server";
import type { ListFilter } from "./filter";
import { and, plainConditions } from "./filter-sql.server";

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

/**
 * Returns the id of the booking whose reference is the filter's search, for a visitor who reads it out on the
 * telephone; an empty array if the search is not a reference or the rest of the filter excludes the booking.
 */
export async function findIdsByReference(filter: ListFilter): Promise<string[]> {
  const reference = parseReference(filter.q);
  if (!reference) return [];
  const conditions = [sql`reference = ${reference}`, ...plainConditions(filter)];
  const found = await rows<{ id: string }>(db(), sql`select id from bookings where ${and(conditions)}`);
  return found.map(({ id }) => id);
}
