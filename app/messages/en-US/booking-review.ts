/** The review of all answers before the submit, and files that were not added. */

export const files = "Files";
export const noFiles = "None";
export const change = "Change";
export const changeAnswer = (label: string) => `Change ${label}`;
export const notAdded = "Not added";
/** Before the reason. */
export const notAddedBecause = "Not added:";
