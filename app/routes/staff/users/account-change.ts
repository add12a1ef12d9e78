/** Asks to confirm the change of an account. */
export interface Question {
  intent: "update" | "remove";
  id: string;
  name: string;
}

/** What else the page shows after a form that changed nothing. */
export interface UsersShown {
  question?: Question;
  /** Of the messages; `bad` if undefined. */
  tone?: "warn";
  /** Ids of visits that the next confirmation accepts, separated by spaces. */
  anyway?: string;
}

/** Returns the id of the form that updates an account in its row, for the inputs and buttons that are outside of it. */
export function updateFormId(userId: string): string {
  return `update-${userId}`;
}
