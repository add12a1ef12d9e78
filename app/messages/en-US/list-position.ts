/** A booking's neighbors in the list from which it was opened. */

/** For screen readers, before the name of the list. */
export const backTo = "Back to";
export const neighborsLabel = "Bookings beside this one";
export const positionOf = (position: string, total: string) => `${position} of ${total}`;
/** For a booking that no longer matches the view after a change. */
export const notInList = (total: string) => `No longer in this view of ${total}`;
export const farInList = (total: string) => `One of ${total}`;
export const previousBooking = (name: string) => `Previous: ${name}`;
export const nextBooking = (name: string) => `Next: ${name}`;
export const noPreviousBooking = "No previous booking";
export const noNextBooking = "No next booking";
