import { plural } from "~/messages/plural";

/** Errors of a message, a quote or a visit. */

export const reload = "Reload the page, then try again";
export const message = {
  missing: "Enter a message",
  tooLong: plural({ other: "Shorten the message to # characters or fewer" }),
};
export const cancellation = { tooLong: plural({ other: "Shorten the reason to # characters or fewer" }) };
export const mail = {
  missing: "Enter the text of the email, or choose not to send one",
  tooLong: plural({ other: "Shorten the email to # characters or fewer" }),
};
export const quote = {
  noLines: "Enter at least one line",
  tooManyLines: plural({ other: "Enter # lines or fewer" }),
  line: {
    label: (line: number) => `Line ${line}: enter what it’s for`,
    labelTooLong: (line: number, limit: number) =>
      `Line ${line}: shorten the text to ${limit} characters or fewer`,
    quantity: (line: number, limit: string) =>
      `Line ${line}: enter a quantity from 0.01 to ${limit}, such as 2750 or 12.5`,
    unitTooLong: (line: number, limit: number) =>
      `Line ${line}: shorten the unit to ${limit} characters or fewer`,
    price: (line: number) => `Line ${line}: enter the price in dollars, such as 1250 or 1250.50`,
    priceRange: (line: number, limit: string) => `Line ${line}: enter a price of ${limit} or less`,
  },
  total: "The total must be more than $0",
  validUntil: {
    format: "Enter the last day the quote is valid",
    range: plural({ other: "Enter a day from today up to # days from now" }),
  },
  noteTooLong: plural({ other: "Shorten the note to # characters or fewer" }),
};
export const visit = {
  startsAt: {
    format: "Enter the date and time of the visit",
    past: "Enter a date and time in the future",
    tooFar: "Enter a date and time within two years",
  },
  minutes: "Choose how long the visit takes",
  staff: "Choose who visits",
};
export const proposedDate = {
  format: "Enter the date and time you’d like",
  past: "Enter a date and time in the future",
  tooFar: "Enter a date and time within two years",
  clockChange: "The clocks change at that hour. Enter another time",
};
