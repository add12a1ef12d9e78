import { searchTerm } from "~/booking/list/search";
import { parseReference } from "~/booking/reference";
import { toPhoneKey } from "./person-key";

/** What a saved search may name a person by. */
export interface PersonFacts {
  /** In lower case. */
  emails: ReadonlySet<string>;
  /** As `toPhoneKey` returns them. */
  phones: ReadonlySet<string>;
  references: ReadonlySet<string>;
  fullNames: ReadonlySet<string>;
}

const minDigits = 7;

/**
 * Whether a saved search of the bookings list names the person: by email, phone number, reference or full name, in its query or in
 * its own name. A first or last name alone does not: it may stand for others.
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
  const digits = toPhoneKey(text);
  const reference = parseReference(text);
  return (
    [...emails].some((email) => term.includes(email) || (term.includes("@") && email.includes(term))) ||
    (digits.length >= minDigits && phones.has(digits)) ||
    (reference !== null && references.has(reference)) ||
    [...fullNames].map(searchTerm).some((fullName) => fullName.includes(" ") && term.includes(fullName))
  );
}
