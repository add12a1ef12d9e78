import { plural } from "~/messages/plural";

export const edit = {
  open: "Edit",
  /** Completes “Edit” for screen readers. */
  what: "the request",
  contact: "Correct contact details",
  head: "Correct the request",
  note: "The history keeps the earlier answers. A new email address gets a new link to the request, the visit ahead and the open quote. The earlier address gets no more emails. Dates are in Pacific time.",
  save: "Save corrections",
  done: "Corrected.",
};
/** The mails to a corrected email address. */
export const corrected = {
  emails: plural({ one: "The new address gets # email.", other: "The new address gets # emails." }),
  link: "The new address gets an email with a new link.",
  later: "Emails to the customer go to the new address from now on.",
  takenBack: "The earlier address gets an email that takes the visit out of the calendar there.",
};

export const newBooking = "New booking";
export const entry = {
  head: "New booking by phone",
  note: "Enter what the customer tells you. The request is yours, and the customer’s private link works at once. Dates are in Pacific time.",
  consents: "Consents given by phone",
  consentsHint: "Check only what the customer agreed to. Your name and the time are recorded.",
  customer: "Email to the customer",
  language: "Language",
  sendMail: "Email the confirmation",
  sendMailHint: "It has the private link to the request.",
  save: "Create booking",
  done: "Booking created.",
  doneAndMailed: "Booking created. The confirmation goes to the customer.",
};
/** Shown in the history, and beside the consents. */
export const enteredByPhone = (actor: string, consents: string) =>
  consents
    ? `Entered by ${actor} from a call. Consents given by phone: ${consents}`
    : `Entered by ${actor} from a call, without consents`;
export const byPhone = (consent: string, actor: string) => `${consent}, by phone to ${actor}`;

export const files = {
  add: "Add files",
  label: "Files",
  hint: (size: string, count: number) =>
    `Up to ${size} each, ${count} per booking. The customer sees them, too.`,
  send: "Add",
  added: plural({ one: "File added.", other: "# files added." }),
  none: "Choose a file first.",
  tooMany: (name: string, count: number) => `“${name}” wasn’t added. A booking has at most ${count} files.`,
  addedBy: (actor: string) => `Added by ${actor}`,
};
