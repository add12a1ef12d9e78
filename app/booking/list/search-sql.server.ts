import { sql, type SQL } from "drizzle-orm";
import { searchGrams, searchPattern } from "./search";

/** The condition that `search_text` holds any of the terms. */
export function holdsAny(terms: string[]): SQL {
  return or(terms.map(holds));
}

/** The same, in the words that an index serves each term by. */
export function holdsAnyByIndex(terms: string[]): SQL {
  return or(terms.map(holdsByIndex));
}

function holds(term: string): SQL {
  return sql`search_text like ${searchPattern(term)}`;
}

function holdsByIndex(term: string): SQL {
  const grams = searchGrams(term);
  if (!grams) return holds(term);
  const list = sql.join(
    grams.map((gram) => sql`${gram}`),
    sql`, `,
  );
  return sql`(search_grams(search_text) @> array[${list}]::text[] and ${holds(term)})`;
}

function or(conditions: SQL[]): SQL {
  return sql`(${sql.join(conditions, sql` or `)})`;
}
