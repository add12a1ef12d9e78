import { plural } from "~/messages/plural";

/** The bookings that are selected in the list, and what can be done with all of them. */
export const heading = "Selected bookings";
export const selectBooking = (name: string) => `Select ${name}`;
export const selectAll = "Select all on this page";
export const clear = "Clear";
export const selected = plural({ one: "# booking selected", other: "# bookings selected" });

export const assignTo = "Assign to";
export const myself = "Me";
export const nobody = "Nobody";
export const assign = "Assign";
export const markViewed = "Mark as viewed";

const assignedTo = plural({
  one: "# booking assigned to {name}.",
  other: "# bookings assigned to {name}.",
});
export const assigned = (count: number, name: string) => assignedTo(count).replace("{name}", () => name);
export const unassigned = plural({
  one: "# booking assigned to nobody.",
  other: "# bookings assigned to nobody.",
});
export const markedViewed = plural({
  one: "# booking marked as viewed.",
  other: "# bookings marked as viewed.",
});
export const viewedAlready = "These bookings were viewed already.";
export const markedSpam = plural({
  one: "# booking marked as spam. It’s out of all lists and counts.",
  other: "# bookings marked as spam. They’re out of all lists and counts.",
});
export const unmarkedSpam = plural({
  one: "# booking is no longer spam. Everything is as it was before.",
  other: "# bookings are no longer spam. Everything is as it was before.",
});
export const nothingSelected = "Select at least one booking";
export const nothingSelectedAdvice =
  "Check the box beside each booking that you want to change, then try again.";
export const gone = "Those bookings no longer exist.";
export const goneAdvice = "Someone may have removed them. This list is up to date.";
export const unknownOwner = "That colleague no longer has an account.";
export const unknownOwnerAdvice = "Nothing was changed. Choose someone else.";
