import type { RawAnswers } from "./journey";
import { listAnswers, stepOf, type StepNumber } from "./steps";
import { cleanText } from "~/lib/text";

/**
 * Characters that a draft keeps of an answer, and values of a list: well above what the rules allow, so that a
 * text that is too long is shown again with its error. A whole draft stays below 40,000 characters.
 */
const bounds = { line: 400, paragraph: 8_000, listValue: 100, listLength: 20 };

const paragraphs: ReadonlySet<string> = new Set([
  "accessInstructions",
  "projectScope",
  "specialInstructions",
]);

/** The answers of a step among the fields of a form, as a draft keeps them. An answer that did not come is empty. */
export function pickAnswers(fields: readonly [string, string][], step: StepNumber): RawAnswers {
  return Object.fromEntries(
    stepOf(step).answers.map((name): [string, string | string[]] => {
      const values = fields.filter(([key]) => key === name).map(([, value]) => value);
      if (listAnswers.has(name))
        return [name, values.slice(0, bounds.listLength).map((value) => cut(value, bounds.listValue))];
      return [name, cut(values[0] ?? "", paragraphs.has(name) ? bounds.paragraph : bounds.line)];
    }),
  );
}

/** Cleaned after the cut, which can split a pair of surrogates. */
function cut(text: string, limit: number): string {
  return cleanText(text.slice(0, limit));
}
