import { searchTerm } from "~/booking/record/search-text";
import { parseReference } from "~/booking/reference";
import { phoneKeys } from "~/lib/phone";

export interface PersonFacts {
  /** In lower case. */
  emails: ReadonlySet<string>;
  /** From `phoneKeys`. */
  phones: ReadonlySet<string>;
  references: ReadonlySet<string>;
  fullNames: ReadonlySet<string>;
}

/** Shorter last names would match searches that are not about a person. */
const minLetters = 3;

/**
 * Returns whether a saved search names the person by email, phone number, reference or last name, in its query or its own name. Another
 * person may share the last name, but staff can soon save a search again, while an erased person must not be found.
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
