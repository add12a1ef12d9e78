import { phoneKeys, phonePart } from "~/lib/phone";
import { cutText, fold, searchLength } from "~/lib/text";

/** Matches of a search that are counted and returned. */
export const maxMatches = 1_200;

interface Searchable {
  fullName: string;
  email: string;
  phone: string;
}

/**
 * Returns the text that the database searches: name, email and phone folded, and what the numbers of the phone are compared by, one value
 * per line. A search term has no line breaks, so it never matches across two values. The last line is empty, which it is not in a row of
 * an older release: `hasStaleSearch` finds those by that.
 */
export function searchText({ fullName, email, phone }: Searchable): string {
  return [fold(fullName), fold(email), fold(phone), ...phoneKeys(phone), ""].map(toOneLine).join("\n");
}

interface Details {
  company?: string | undefined;
  serviceLocation: string;
  projectScope?: string | undefined;
}

/** Characters of the details that are searched: a booking's row is read by every list. */
const detailsLength = 4_000;

/**
 * Returns what else the database searches, folded and one text per line: the company, the place, the scope, and what was written about the
 * booking. What does not fit is left out.
 *
 * @param texts notes and messages, the newest first
 */
export function detailsText(
  { company = "", serviceLocation, projectScope = "" }: Details,
  texts: readonly string[] = [],
): string {
  const lines = [company, serviceLocation, projectScope, ...texts].map((text) => toOneLine(fold(text)));
  return cutText(lines.join("\n"), detailsLength);
}

/** Normalizes a query for the comparison: folded like the text, on one line, at most 200 characters. */
export function searchTerm(query: string): string {
  return toOneLine(fold(query.slice(0, searchLength)).slice(0, searchLength));
}

/** Digits of a part of a phone number that is searched for in any notation. */
const minPhonePart = 3;

/**
 * Returns the terms of a query; a booking that contains any of them matches. Phone numbers, such as `818-555-0142`, are also searched for
 * in other notations than the query's.
 */
export function searchTerms(query: string): string[] {
  const term = searchTerm(query);
  if (!term) return [];
  const part = phonePart(term) ?? "";
  return [...new Set([term, ...phoneKeys(term), ...(part.length >= minPhonePart ? [part] : [])])];
}

/** Returns a pattern for `LIKE` that matches `term` anywhere, with its own wildcards escaped. */
export function searchPattern(term: string): string {
  return `%${term.replace(/[\\%_]/g, "\\$&")}%`;
}

/**
 * Returns the bigrams that a text must have to contain `term`, or its only character, for the index on the database's
 * `search_grams`; null if `term` has three ASCII letters or digits in a row, which the trigram index finds faster.
 */
export function searchGrams(term: string): string[] | null {
  if (/[a-z0-9]{3}/.test(term)) return null;
  const [first = "", ...rest] = term;
  if (rest.length === 0) return [first];
  return [...new Set(rest.map((character, index) => (rest[index - 1] ?? first) + character))];
}

/** Whether the index on the details finds a term: shorter ones, and those in other scripts, are looked for among the contacts alone. */
export function isSearchedInDetails(term: string): boolean {
  return searchGrams(term) === null;
}

/** PostgreSQL rejects a NUL, and UTF-8 cannot encode a lone surrogate. */
function toOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\0]+/g, " ")
    .trim();
}
