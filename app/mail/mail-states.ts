import type { MailState } from "~/db/schema.server";

/** What may have become of a mail, in the order in which people read it. */
export const mailStates = [
  "waiting",
  "held",
  "sent",
  "probably-delivered",
  "failed",
  "canceled",
] as const satisfies readonly MailState[];
