import "./zod-config";
import { z } from "zod";
import { cleanLine, cleanText } from "./text";

/** Maximum length of a text of several lines that has no limit of its own, in characters. */
const textLimit = 4_000;

/** The messages of a field. Read when a value is refused, not when the schema is made: the language is that of the request. */
interface TextErrors {
  /** For what is no text at all, and for an empty text that is required. */
  missing: string;
  tooLong: (limit: number) => string;
}

/** A text that must not be empty. */
export function requiredText(errors: () => TextErrors, limit = textLimit) {
  return optionalText(errors, limit)
    .unwrap()
    .min(1, { error: () => errors().missing });
}

/** A text that may be empty. */
export function optionalText(
  errors: () => Partial<TextErrors> & Pick<TextErrors, "tooLong">,
  limit = textLimit,
) {
  return z
    .string({ error: () => errors().missing })
    .overwrite(cleanText)
    .trim()
    .max(limit, { error: () => errors().tooLong(limit) })
    .default("");
}

interface LineRule {
  errors: () => TextErrors;
  /** In characters. */
  limit: number;
  /** Whether the rules that follow, some of them regular expressions, never run on a longer text. */
  abort?: boolean;
}

/** A text of one line, which may be empty. */
export function line({ errors, limit, abort = false }: LineRule) {
  return z
    .string({ error: () => errors().missing })
    .overwrite(cleanLine)
    .trim()
    .max(limit, { error: () => errors().tooLong(limit), abort });
}

/** A text of one line that must not be empty. */
export function requiredLine(rule: LineRule) {
  return line(rule).min(1, { error: () => rule.errors().missing });
}

/** The id of what a form changes. One that is missing or longer than any id is that of nothing. */
export const idField = z.string().max(100).catch("");

/** Whether the question before a change has been answered with yes. */
export const confirmedField = z.literal("yes").optional().catch(undefined);

/** Whether a text is an https address of a host with a domain, without a name and password. */
export function isHttpsUrl(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return (
    url?.protocol === "https:" && url.hostname.includes(".") && url.username === "" && url.password === ""
  );
}
