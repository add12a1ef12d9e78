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
