/** What the emails to customers and to staff have in common. */

/** @param name empty for an unknown one */
export const greeting = (name: string) => (name === "" ? "Hello," : `Hello ${name},`);
export const reference = "Reference";
export const service = "Service";
export const when = "When";
export const openBooking = "Open the booking";
export const openPrivatePage = "Open your request";
