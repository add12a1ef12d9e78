import { plural } from "~/messages/plural";
import type { ApiKeyArea } from "~/policies";

export const lead =
  "A key lets another program use the <document>API</document>: your CRM, your accounting, your calendar. It works without a sign-in until it ends or you revoke it, and it goes on working when the person who made it leaves.";
export const newTitle = "New key";
export const name = "Name";
export const nameHint =
  "The program that uses it, such as CRM. Histories and the audit log show this name beside what the program does.";
export const access = "What it may do";
export const accessHint = "Give each program only what it needs. “Read and change” includes “Read”.";
export const areas: Record<ApiKeyArea, string> = {
  bookings: "Requests and files",
  quotes: "Quotes",
  visits: "Visits",
  messages: "Messages and notes",
  deliveries: "Results",
};
export const levels = { none: "Nothing", read: "Read", write: "Read and change" };
export const lastDay = "Last day";
export const lastDayHint =
  "The key works until the end of this day, Pacific time. Leave it empty for no end.";
export const networks = "Networks";
export const networksHint =
  "IPv4 addresses or networks such as 203.0.113.0/24, and IPv6 networks up to /64, separated by spaces. Leave it empty to allow any network.";
export const make = "Make key";

export const made = (name: string) => `The key for ${name} is ready`;
export const madeAdvice = "Copy it to the program now. It isn’t shown again.";
export const secret = "Key";
export const copyByHand = "The key is selected. Copy it with Ctrl+C, or ⌘C on a Mac.";
export const done = "Done";

export const count = plural({ one: "# key", other: "# keys" });
export const none = "No keys yet";
export const tableCaption = "Keys, newest first";
export const columns = { key: "Key", access: "Access", used: "Last used", end: "Ends", revoke: "Revoke" };
export const madeBy = (name: string, day: string) => `Made by ${name}, ${day}`;
/** Shown after the creator's account was removed, because the creator can still know the key. */
export const makerLeft = (day: string) => `Made ${day} by somebody who has left. Replace it.`;
export const scope = (area: string, level: string) => `${area}: ${level}`;
export const from = (networks: string) => `From ${networks}`;
export const never = "Never";
export const noEnd = "No end";
export const over = (day: string) => `Ended ${day}`;
export const revoke = "Revoke";
export const revokeOf = (name: string) => `Revoke the key for ${name}`;
export const revokeTitle = (name: string) => `Revoke the key for ${name}?`;
export const revokeConsequence =
  "The program loses access at once. This can’t be undone; you can make another key.";
export const revoked = (name: string) => `The key for ${name} is revoked`;
export const gone = "That key is already revoked";

export const nameMissing = "Enter a name";
export const nameTooLong = (limit: number) => `Enter a name of ${limit} characters or fewer`;
export const nameTaken = "Another key has this name. Choose another one, or revoke that key first";
export const accessMissing = "Choose what the key may do";
export const lastDayAhead = "Enter today or a later day";
export const networkFormat = (typed: string) =>
  `${typed} isn’t a network. Enter one such as 203.0.113.0/24 or 2001:db8::/48`;
export const tooManyNetworks = (max: number) => `Enter ${max} networks or fewer`;
export const full = "There are too many keys. Revoke those that nobody needs.";

/** The name of a key in histories and the audit log. */
export const actor = (name: string) => `${name} (key)`;
