import type { ListedUser } from "~/staff/accounts/users.server";

/** An account as its row shows it. */
export type ShownUser = Omit<ListedUser, "lastSignInAt"> & {
  /** Such as `Dec 11, 9:30 AM`; null if it is not known. */
  lastSignIn: string | null;
};

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
