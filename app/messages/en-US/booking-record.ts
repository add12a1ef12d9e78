import { plural } from "~/messages/plural";

/** What staff add to a booking, and its status. */

export const pending = "Pending";
export const viewed = "Viewed";
export const unknown = "Unknown";

export const completionDate = {
  format: "Enter the completion date as a date and time, or leave it blank",
  range: (first: number, last: number) => `Enter a completion date from ${first} to ${last}`,
};
export const note = {
  missing: "Enter a note",
  tooLong: plural({ other: "Shorten the note to # characters or fewer" }),
  reload: "Reload the page, then add the note again",
};
