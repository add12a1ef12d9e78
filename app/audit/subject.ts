import { isUuid } from "~/lib/uuid";

/** The subject of an entry about a booking. The log keeps its id only: name and reference would identify the customer. */
export function bookingSubject(id: string): string {
  return `booking ${id}`;
}

/** The subject of an entry about an email. */
export function mailSubject(id: string): string {
  return `mail ${id}`;
}

/** Reads what `bookingSubject` and `mailSubject` write; null for any other subject, which is shown as it is. */
export function readSubject(subject: string): { kind: "booking" | "mail"; id: string } | null {
  const [kind, id, ...others] = subject.split(" ", 3);
  if ((kind !== "booking" && kind !== "mail") || !isUuid(id) || others.length > 0) return null;
  return { kind, id };
}
