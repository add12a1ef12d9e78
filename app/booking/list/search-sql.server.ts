import { type SQL, sql } from "drizzle-orm";
import { searchGrams, searchPattern } from "~/booking/search";

/** Returns the condition that `search_text` contains any of the terms. */
export function containsAny(terms: string[]): SQL {
  return or(terms.map(contains));
}

/** Returns the same condition in the form that an index can serve for each term. */
export function containsAnyIndexed(terms: string[]): SQL {
  return or(terms.map(containsIndexed));
}

function contains(term: string): SQL {
  return sql`search_text like ${searchPattern(term)}`;
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
