import "./zod-config";
import { z } from "zod";
import { cleanText } from "./text";

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

/** A text that may be empty. */
export function optionalText(tooLong: (limit: number) => string) {
  return z.string().overwrite(cleanText).trim().max(textLimit, tooLong(textLimit)).default("");
}
