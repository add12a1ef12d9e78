import { plural } from "~/messages/plural";

/** What staff see on a booking of its results: what was fetched, and the links by which others fetch it. */

export const title = "Fetched results";
export const count = plural({ one: "# download", other: "# downloads" });
export const customer = "Customer";
export const colleague = (label: string) => `Link for ${label}`;
export const file = (name: string, version: number) => `${name} (version ${version})`;
export const whole = "Whole file";
export const wholeInParts = "Whole file, in parts";
export const part = (sent: string, size: string) => `${sent} of ${size}`;
export const seen = "Seen in the page";
export const nothing = "Nothing was fetched yet.";
export const links = "Links to share";
export const until = (day: string) => `Works until ${day}`;
export const end = "End";
export const endFor = (label: string) => `End the link for ${label}`;
export const ended = "Link ended";
