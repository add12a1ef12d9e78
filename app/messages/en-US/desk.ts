/** What there is to do, on the dashboard below the charts. */
export const newest = {
  title: "Newest requests",
  empty: "No requests yet",
  advice: "New requests show up here as soon as a visitor submits the form.",
  link: "View list of the newest requests",
};
export const forUs = {
  title: "Waiting for us",
  empty: "Nobody is waiting for us",
  advice: "Every request has its answer.",
  link: "View list of bookings that wait for us",
};
export const forThem = {
  title: "Waiting for the customer",
  empty: "No customer owes us an answer",
  advice: "Questions and quotes without an answer show up here.",
  link: "View list of bookings that wait for the customer",
};
export const visits = {
  title: "Visits in the next 7 days",
  empty: "No visits in the next 7 days",
  advice: "A visit shows up here once it’s scheduled on its booking.",
};
export const viewList = "View list";
export const openCalendar = "Open calendar";

export const serviceUnknown = "Service: Not sure yet";
export const since = (time: string) => `Since ${time}`;
export const assignedTo = (name: string) => `Assigned to ${name}`;
/** Before the note about the owner or the stage. */
export const emailRefused = (note: string) => `An email came back. ${note}`;
export const unassigned = "Not assigned";
export const nobodyComes = "Nobody assigned yet";
export const pacificTime = "Times are in Pacific time.";
