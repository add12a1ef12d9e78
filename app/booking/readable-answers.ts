import { answerGroups, answerLabels, type AnswerName } from "./answer-groups";
import { formatAnswer } from "./format-answer";
import { checkStep, type RawAnswers } from "./journey";
import type { BookingAnswers } from "./schema";

export interface ReadableGroup {
  step: 1 | 2 | 3 | 4;
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
  return answerGroups.map(({ step, title, answers }) => {
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
