import { checkSteps, type RawAnswers, type StepResults } from "./journey";
import type { RefusedFile } from "./refused-files";

/** A booking in progress: the answers so far, and whether they are valid. */
export interface Draft {
  id: string;
  /** As typed, valid or not. */
  answers: RawAnswers;
  /** The validation result of each step. */
  results: StepResults;
  refusedFiles: RefusedFile[];
}

/** Converts a row of the database to a draft. */
export function toDraft({ id, answers, refusedFiles }: Omit<Draft, "results">): Draft {
  return { id, answers, results: checkSteps(answers), refusedFiles };
}
