import { formatPacificLong } from "~/lib/pacific-time";
import * as mail from "~/mail/mail-trouble.server";
import type { MailTrouble } from "./mail-alerts";

/** Returns what keeps emails from being sent, as the back office says it. */
export async function readMailTrouble(): Promise<MailTrouble> {
  const { held, stop } = await mail.readMailTrouble();
  return { held, stop: stop && { ...stop, since: formatPacificLong(stop.since) } };
}
