/** Longest search that is looked at, in characters; what follows is cut off. */
export const searchLength = 200;

/** What of a booking can be searched for. */
interface Searchable {
  fullName: string;
  email: string;
  phone: string;
}

/**
 * What the database searches in: name, email and phone folded, the phone as typed and once more as bare
 * digits, one part a line. A search has no line breaks, so it never matches across two parts.
 */
export function searchText({ fullName, email, phone }: Searchable): string {
  return [fold(fullName), fold(email), fold(phone), digitsOf(phone)].map(onOneLine).join("\n");
}

/** A search as it is compared: folded like the text, on one line, at most 200 characters. */
export function searchTerm(query: string): string {
  return onOneLine(fold(query.slice(0, searchLength)).slice(0, searchLength));
}

/**
 * The terms of a search, one or two; a booking that holds any of them is a match. A number typed in
 * another notation than the booking's, such as `818-555-0142`, is looked for by its digits too.
 */
export function searchTerms(query: string): string[] {
  const term = searchTerm(query);
  if (!term) return [];
  const digits = digitsOf(term);
  const isPhoneNumber = digits.length >= 3 && digits !== term && /^[\d\s()+./-]+$/.test(term);
  return isPhoneNumber ? [term, digits] : [term];
}

/** `term` as a pattern for `LIKE` that finds it anywhere, its own wildcards taken literally. */
export function searchPattern(term: string): string {
  return `%${term.replace(/[\\%_]/g, "\\$&")}%`;
}

/**
 * The characters and pairs of neighbours that a text must have to hold `term`, for the index on the
 * database's `search_grams`; null where `term` has three plain letters or digits in a row, which the
 * trigram index finds faster.
 */
export function searchGrams(term: string): string[] | null {
  if (/[a-z0-9]{3}/.test(term)) return null;
  const [first = "", ...rest] = term;
  if (rest.length === 0) return [first];
  return [...new Set(rest.map((character, index) => (rest[index - 1] ?? first) + character))];
}

/** Without accents, in lower case: what people type when they search. */
function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

function digitsOf(text: string): string {
  return fold(text).replace(/\D/g, "");
}

/** PostgreSQL takes no NUL in a text, and a lone surrogate is no character. */
function onOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\0]+/g, " ")
    .trim();
}
