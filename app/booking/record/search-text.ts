import { phoneKeys, phonePart } from "~/lib/phone";
import { cutText, fold, searchLength } from "~/lib/text";

export const maxMatches = 1_200;

interface Searchable {
  fullName: string;
  email: string;
  phone: string;
}

/**
 * Returns the searchable contact text: folded name, email and phone, and the phone's keys, one value per line. A search term has no line
 * breaks, so it never matches across two values. The last line is empty. It is not empty in a row of an older release, which
 * `hasStaleSearch` detects.
 */
export function searchText({ fullName, email, phone }: Searchable): string {
  return [fold(fullName), fold(email), fold(phone), ...phoneKeys(phone), ""].map(toOneLine).join("\n");
}

interface SearchedDetails {
  company?: string | undefined;
  serviceLocation: string;
  projectScope?: string | undefined;
}

/** In characters. Every list reads a booking's row, so the length is limited. */
const detailsLength = 4_000;

/**
 * Returns the other searchable text, folded, one value per line: company, place, scope, notes and messages. Cuts off the text beyond
 * `detailsLength`.
 *
 * @param texts notes and messages, newest first
 */
export function detailsText(
  { company = "", serviceLocation, projectScope = "" }: SearchedDetails,
  texts: readonly string[] = [],
): string {
  const lines = [company, serviceLocation, projectScope, ...texts].map((text) => toOneLine(fold(text)));
  return cutText(lines.join("\n"), detailsLength);
}

/** Folds a query like the searchable text, to one line of at most 200 characters. */
export function searchTerm(query: string): string {
  return toOneLine(fold(query.slice(0, searchLength)).slice(0, searchLength));
}

/** Minimum digits of a partial phone number that is searched in any notation. */
const minPhonePart = 3;

/**
 * Returns the terms of a query. A booking matches if it contains any of them. Phone numbers such as `818-555-0142` are also searched in
 * other notations.
 */
export function searchTerms(query: string): string[] {
  const term = searchTerm(query);
  if (!term) return [];
  const part = phonePart(term) ?? "";
  return [...new Set([term, ...phoneKeys(term), ...(part.length >= minPhonePart ? [part] : [])])];
}

/** Returns a pattern for `LIKE` that matches `term` anywhere. Escapes its wildcards. */
export function searchPattern(term: string): string {
  return `%${term.replace(/[\\%_]/g, "\\$&")}%`;
}

/**
 * Returns the bigrams of `term`, or its only character, for the index on `search_grams`. Returns null if `term` has three ASCII letters or
 * digits in a row, because the trigram index is faster for it.
 */
export function searchGrams(term: string): string[] | null {
  if (/[a-z0-9]{3}/.test(term)) return null;
  const [first = "", ...rest] = term;
  if (rest.length === 0) return [first];
  return [...new Set(rest.map((character, index) => (rest[index - 1] ?? first) + character))];
}

/** Returns whether the index on the details finds a term. Shorter terms and other scripts are searched only among the contacts. */
export function isSearchedInDetails(term: string): boolean {
  return searchGrams(term) === null;
}

/** Replaces NUL, which PostgreSQL rejects, and lone surrogates, which UTF-8 cannot encode. */
function toOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\0]+/g, " ")
    .trim();
}
