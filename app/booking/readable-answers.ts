import { answerGroups, answerLabels } from "./answer-groups";
import { formatAnswer } from "./format-answer";
import { checkStep, type RawAnswers } from "./journey";
import type { AnswerName, BookingAnswers } from "./schema";
import type { StepNumber } from "./steps";

export interface ReadableGroup {
  step: StepNumber;
  title: string;
  items: {
    name: AnswerName;
    label: string;
    /** Null when nothing was given. */
    value: string | null;
  }[];
}

/** A draft's answers as people read them; one that breaks the rules stands as it was typed. */
export function readableAnswers(raw: RawAnswers): ReadableGroup[] {
  return answerGroups.map(({ number: step, name: title, answers }) => {
    const submission = checkStep(step, raw);
    const checked =
      submission.status === "success" ? (submission.value as Partial<BookingAnswers>) : undefined;
    return {
      step,
      title,
      items: answers.map((name) => ({
        name,
        label: answerLabels[name],
        value: checked ? formatAnswer(checked[name] ?? null) : [raw[name] ?? []].flat().join(", ") || null,
      })),
    };
  });
}
