import "./zod-config";
import { z } from "zod";
import { cleanLine, cleanText } from "./text";

/** The default limit of a multi-line text, in characters. */
const textLimit = 4_000;

/** The messages of a field. Read when a value is rejected, not when the schema is created, because the language depends on the request. */
interface FieldMessages {
  /** For a value that is not a text, and for an empty text that is required. */
  missing: string;
  tooLong: (limit: number) => string;
}

export function requiredText(errors: () => FieldMessages, limit = textLimit) {
  return optionalText(errors, limit)
    .unwrap()
    .min(1, { error: () => errors().missing });
}

export function optionalText(
  errors: () => Partial<FieldMessages> & Pick<FieldMessages, "tooLong">,
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
  errors: () => FieldMessages;
  limit: number;
  /** Whether later rules, some of them regular expressions, skip a text that is too long or missing. */
  abort?: boolean;
}

/** Creates the schema of a text of one line, which may be empty. */
export function line({ errors, limit, abort = false }: LineRule) {
  return z
    .string({ error: () => errors().missing })
    .overwrite(cleanLine)
    .trim()
    .max(limit, { error: () => errors().tooLong(limit), abort });
}

export function requiredLine(rule: LineRule) {
  return line(rule).min(1, { error: () => rule.errors().missing, abort: rule.abort });
}

/** The id of a form's object. A missing or overlong id becomes empty, which matches no row. */
export const idField = z.string().max(100).catch("");

/** Whether the person confirmed the change. */
export const confirmedField = z.literal("yes").optional().catch(undefined);

/** Whether a text is an https address of a host with a domain, without a name and password. */
export function isHttpsUrl(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return (
    url?.protocol === "https:" && url.hostname.includes(".") && url.username === "" && url.password === ""
  );
}
