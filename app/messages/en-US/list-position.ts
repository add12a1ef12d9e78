/** On the page of a booking that was opened from the list: the list, and the bookings beside it there. */

/** Before the name of the list, for screen readers. */
export const backTo = "Back to";
export const neighborsLabel = "Bookings beside this one";
export const positionOf = (position: string, total: string) => `${position} of ${total}`;
/** The work on it has moved it out of the view. */
export const notInList = (total: string) => `No longer in this view of ${total}`;
export const farInList = (total: string) => `One of ${total}`;
export const previousBooking = (name: string) => `Previous: ${name}`;
export const nextBooking = (name: string) => `Next: ${name}`;
export const noPreviousBooking = "No previous booking";
export const noNextBooking = "No next booking";
