import "./zod-config";
import { z } from "zod";
import { cleanLine, cleanText } from "./text";

/** Maximum length of a text of several lines, in characters. */
const textLimit = 4_000;

/** A text that must not be empty. */
export function requiredText(errors: { missing: string; tooLong: (limit: number) => string }) {
  return z
    .string(errors.missing)
    .overwrite(cleanText)
    .trim()
    .min(1, errors.missing)
    .max(textLimit, errors.tooLong(textLimit));
}

/**
 * A text that may be empty.
 *
 * @param missing the message for what is no text at all
 */
export function optionalText(tooLong: (limit: number) => string, missing?: string) {
  return z.string(missing).overwrite(cleanText).trim().max(textLimit, tooLong(textLimit)).default("");
}

interface LineRule {
  /** The message for what is no text at all, and for an empty line that is required. */
  missing: string;
  tooLong: (limit: number) => string;
  /** In characters. */
  limit: number;
  /** Whether the rules that follow, some of them regular expressions, never run on a longer text. */
  abort?: boolean;
}

/** A text of one line, which may be empty. */
export function line({ missing, tooLong, limit, abort = false }: LineRule) {
  return z
    .string(missing)
    .overwrite(cleanLine)
    .trim()
    .max(limit, { error: tooLong(limit), abort });
}

/** A text of one line that must not be empty. */
export function requiredLine(rule: LineRule) {
  return line(rule).min(1, rule.missing);
}
