import { steps } from "./steps";

/** The steps whose answers are listed on the check page and in the back office: all but the consents. */
export const answerGroups = steps.slice(0, 4);
