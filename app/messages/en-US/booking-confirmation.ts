import { plural } from "~/messages/plural";

/** The page after a booking was submitted. */

export const heading = "We’ve got your request";
export const lead = "Save this reference. It’s all we need to find your booking.";
export const reference = "Reference";
export const files = "Files";
export const noFiles = "None";
export const countFiles = plural({ one: "# uploaded", other: "# uploaded" });
export const received = "Received";

export const notAdded = plural({ one: "# file wasn’t added", other: "# files weren’t added" });
export const sendAnotherWay = plural({
  one: "Email it to <email></email> with your reference.",
  other: "Email them to <email></email> with your reference.",
});

export const home = "Return Home Page";
export const another = "Book another appointment";

export const nextHeading = "What happens next";
export const read = "<lead>We read it.</lead> A person checks the scope, files and dates.";
export const contact = {
  Call: "<lead>We’ll call you</lead> to confirm the date and price.",
  Text: "<lead>We’ll text you</lead> to confirm the date and price.",
};
export const scan = "<lead>We scan.</lead> Turnaround after the visit is typically 1-2 weeks.";
