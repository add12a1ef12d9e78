import { fields } from "~/booking/fields";
import { cleanText } from "~/lib/text";
import type { RawAnswers } from "./journey";
import { isList, type StepNumber, stepOf } from "./steps";

/**
 * Characters that a draft keeps of an answer, and values of a list: well above what the schema allows, so that a text
 * that is too long can be shown again with its error. A complete draft stays below 40,000 characters.
 */
const limits = { line: 400, paragraph: 8_000, listValue: 100, listLength: 20 };

/** Picks the answers of a step from the fields of a form, cut to what a draft keeps. A missing answer is empty. */
export function pickAnswers(entries: readonly [string, string][], step: StepNumber): RawAnswers {
  return Object.fromEntries(
    stepOf(step).answers.map((name): [string, string | string[]] => {
      const values = entries.filter(([key]) => key === name).map(([, value]) => value);
      if (isList(name))
        return [name, values.slice(0, limits.listLength).map((value) => cut(value, limits.listValue))];
      return [name, cut(values[0] ?? "", fields[name].kind === "paragraph" ? limits.paragraph : limits.line)];
    }),
  );
}

/** Cleaned after the cut, which can split a surrogate pair. */
function cut(text: string, limit: number): string {
  return cleanText(text.slice(0, limit));
}
