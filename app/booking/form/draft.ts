import { checkSteps, type RawAnswers, type StepResults } from "./journey";
import type { RefusedFile } from "./refused-files";

/** A booking in progress: what the visitor has answered so far, and whether it is valid. */
export interface Draft {
  id: string;
  /** As typed, valid or not. */
  answers: RawAnswers;
  /** What the rules say of each step's answers. */
  results: StepResults;
  refusedFiles: RefusedFile[];
}

/** The draft that a row of the database holds. */
export function toDraft({ id, answers, refusedFiles }: Omit<Draft, "results">): Draft {
  return { id, answers, results: checkSteps(answers), refusedFiles };
}
