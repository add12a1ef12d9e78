import "~/lib/zod-config";
import { z } from "zod";
import { findUnusedCharacters, readReferences } from "~/booking/reference";
import { cleanLine } from "~/lib/text";
import { byLocale } from "~/messages/by-locale";
import * as text from "~/messages/private-page";

/** Maximum length of an email address, in characters, as in the booking form. */
const maxEmailLength = 200;
/** Characters of a reference that are read: more than anyone needs for eight with spaces. */
const maxReferenceLength = 40;

const either = byLocale((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));

/** Explains why a text cannot be a reference. Depends on the text alone, so it does not reveal which requests exist. */
function explain(typed: string): string {
  const unused = findUnusedCharacters(typed);
  return unused.length > 0
    ? text.lookupErrors.reference.unused(either().format(unused))
    : text.lookupErrors.reference.format;
}

/** The form that asks for the link to a request. */
export const lookupSchema = z.object({
  /** Every reference that may be meant. */
  reference: z
    .string({ error: () => text.lookupErrors.reference.missing })
    .trim()
    .min(1, { error: () => text.lookupErrors.reference.missing, abort: true })
    .max(maxReferenceLength, { error: () => text.lookupErrors.reference.format, abort: true })
    .transform((typed, context) => {
      const references = readReferences(typed);
      if (references.length > 0) return references;
      context.addIssue({ code: "custom", message: explain(typed) });
      return z.NEVER;
    }),
  email: z
    .string({ error: () => text.lookupErrors.email.missing })
    .overwrite(cleanLine)
    .trim()
    .min(1, { error: () => text.lookupErrors.email.missing, abort: true })
    .max(maxEmailLength, { error: () => text.lookupErrors.email.tooLong(maxEmailLength), abort: true })
    .regex(z.regexes.email, { error: () => text.lookupErrors.email.format }),
});

export type Lookup = z.output<typeof lookupSchema>;
