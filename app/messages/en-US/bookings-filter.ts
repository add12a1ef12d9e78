/** The conditions of a filter of the bookings list, by the date that the days apply to. */
export const quoted = (term: string) => `“${term}”`;
export const onDay = {
  received: (day: string) => `Received on ${day}`,
  preferred: (day: string) => `Preferred date on ${day}`,
};
export const betweenDays = {
  received: (from: string, to: string) => `Received ${from} to ${to}`,
  preferred: (from: string, to: string) => `Preferred date ${from} to ${to}`,
};
export const sinceDay = {
  received: (day: string) => `Received since ${day}`,
  preferred: (day: string) => `Preferred date from ${day}`,
};
export const untilDay = {
  received: (day: string) => `Received through ${day}`,
  preferred: (day: string) => `Preferred date through ${day}`,
};

export const service = (name: string) => `Service: ${name}`;
export const noService = "Service: Not sure yet";
export const stage = (name: string) => `Stage: ${name}`;
export const assignedToMe = "Assigned to me";
export const assignedToNobody = "Assigned to nobody";
export const assignedTo = (name: string) => `Assigned to ${name}`;
/** The account was removed, or never was. */
export const assignedToOther = "Assigned to a former colleague";
export const waiting = { us: "Waiting for us", them: "Waiting for the customer" };
