import { parseReference } from "~/booking/reference";
import { searchTerm } from "~/booking/search-text";
import { phoneKeys } from "~/lib/phone";

/** What a saved search may name a person by. */
export interface PersonFacts {
  /** In lower case. */
  emails: ReadonlySet<string>;
  /** As `phoneKeys` returns them. */
  phones: ReadonlySet<string>;
  references: ReadonlySet<string>;
  fullNames: ReadonlySet<string>;
}

/** Shorter last names would be found in searches that are not about a person. */
const minLetters = 3;

/**
 * Whether a saved search of the bookings list names the person: by email, phone number, reference or last name, in its query or in
 * its own name. Another person may have the same last name; a saved search is soon made again, an erased person is not to be found.
 */
export function namesPerson({ name, query }: { name: string; query: string }, facts: PersonFacts): boolean {
  return [name, new URLSearchParams(query).get("q") ?? ""].some((text) =>
    isAbout(searchTerm(text), text, facts),
  );
}

function isAbout(
  term: string,
  text: string,
  { emails, phones, references, fullNames }: PersonFacts,
): boolean {
  if (term === "") return false;
  const reference = parseReference(text);
  return (
    [...emails]
      .map(searchTerm)
      .some((email) => term.includes(email) || (term.includes("@") && email.includes(term))) ||
    phoneKeys(text).some((key) => phones.has(key)) ||
    (reference !== null && references.has(reference)) ||
    [...fullNames]
      .map(toLastName)
      .some((lastName) => lastName.length >= minLetters && words(term).has(lastName))
  );
}

function toLastName(fullName: string): string {
  return searchTerm(fullName).split(" ").at(-1) ?? "";
}

function words(term: string): Set<string> {
  return new Set(term.split(/[^\p{L}\p{N}'’-]+/u));
}
