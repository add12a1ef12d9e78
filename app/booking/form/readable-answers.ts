import { answerGroups, answerLabels } from "~/booking/answer-groups";
import { formatAnswer } from "~/booking/format-answer";
import type { RawAnswers, StepResults } from "./journey";
import type { AnswerName, BookingAnswers } from "~/booking/schema";
import type { StepNumber } from "./steps";

export interface ReadableGroup {
  step: StepNumber;
  title: string;
  items: {
    name: AnswerName;
    label: string;
    /** Null if empty. */
    value: string | null;
  }[];
}

/** Formats the answers for people, by step. Answers of an invalid step are shown as typed. */
export function readableAnswers(answers: RawAnswers, results: StepResults): ReadableGroup[] {
  return answerGroups.map(({ number: step, name: title, answers: names }) => {
    const result = results(step);
    const parsed = result.status === "success" ? (result.value as Partial<BookingAnswers>) : undefined;
    return {
      step,
      title,
      items: names.map((name) => ({
        name,
        label: answerLabels[name],
        value: parsed ? formatAnswer(parsed[name] ?? null) : [answers[name] ?? []].flat().join(", ") || null,
      })),
    };
  });
}
