import { plural } from "~/messages/plural";

/** A visitor's private page while the request is new: the confirmation of the booking form. */

export const title = "Request received";
export const saved = "Booking and files saved successfully";
export const heading = "We’ve got your request";
export const savedWithoutFiles = plural({
  one: "Booking saved. # file wasn’t added",
  other: "Booking saved. # files weren’t added",
});
export const emailed = (email: string) => `We’re emailing a link to this page to ${email}.`;
export const notEmailed = "Save this page’s address. It’s where you follow your request.";
export const wrongAddress = {
  byPhone: "Wrong address? Call <phone></phone>.",
  byEmail: "Wrong address? Email <email></email>.",
};
export const reference = "Reference";
export const files = "Files";
export const noFiles = "None";
export const countFiles = plural({ one: "# uploaded", other: "# uploaded" });
export const received = "Received";

export const home = "Return Home Page";
export const another = "Book another appointment";

export const nextHeading = "What happens next";
export const read = "<lead>We read it.</lead> A person checks the scope, files and dates.";
export const contact = {
  Call: "<lead>We’ll call you</lead> to confirm the date and price.",
  Text: "<lead>We’ll text you</lead> to confirm the date and price.",
};
export const scan = "<lead>We scan.</lead> Turnaround after the visit is typically 1-2 weeks.";
