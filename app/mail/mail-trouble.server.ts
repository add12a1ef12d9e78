import { hasMailServer } from "./has-mail-server.server";
import { findMailStop, type MailStop } from "./mail-stop.server";
import { countHeldMails } from "./outbox-state.server";

/** What keeps emails from being sent. */
export interface MailTrouble {
  held: number;
  stop: Pick<MailStop, "cause" | "since" | "response"> | null;
}

/** Returns what keeps emails from being sent. Without a mail server all of them wait, which is no trouble to tell. */
export async function readMailTrouble(): Promise<MailTrouble> {
  if (!hasMailServer()) return { held: 0, stop: null };
  const [held, stop] = await Promise.all([countHeldMails(), findMailStop()]);
  return { held, stop: stop && { cause: stop.cause, since: stop.since, response: stop.response } };
}
