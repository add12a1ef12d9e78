import { isUuid } from "~/lib/uuid";

/** The subject of an entry about a booking. The log keeps its id only: name and reference would identify the customer. */
export function bookingSubject(id: string): string {
  return `booking ${id}`;
}

/** The subject of an entry about an email. */
export function mailSubject(id: string): string {
  return `mail ${id}`;
}

/** The subject of an entry about a setting: its name in the schema, because labels change. */
export function settingSubject(name: string): string {
  return `setting ${name}`;
}

/** What a subject is about: a booking or mail with this id, or a setting with this name. */
export interface SubjectReference {
  kind: "booking" | "mail" | "setting";
  id: string;
}

/** Reads what the functions above write; null for any other subject, which is shown as it is. */
export function readSubject(subject: string): SubjectReference | null {
  const [kind, id = "", ...others] = subject.split(" ", 3);
  if (others.length > 0) return null;
  if (kind === "setting") return { kind, id };
  return (kind === "booking" || kind === "mail") && isUuid(id) ? { kind, id } : null;
}
