import { formatPacificLong } from "~/lib/pacific-time";
import { findMailStop } from "~/mail/mail-stop.server";
import { countHeldMails } from "~/mail/outbox-state.server";
import { env } from "~/process/env.server";
import type { MailTrouble } from "./mail-alerts";

/** Returns what keeps emails from being sent. Without a mail server there is no trouble to tell: all of them wait. */
export async function readMailTrouble(): Promise<MailTrouble> {
  if (!env().SMTP_URL) return { held: 0, stop: null };
  const [held, stop] = await Promise.all([countHeldMails(), findMailStop()]);
  return {
    held,
    stop: stop && { cause: stop.cause, since: formatPacificLong(stop.since), response: stop.response },
  };
}
