import { findMailStop, type MailStop } from "./mail-stop.server";
import { countHeldMails } from "./outbox-state.server";

/** What keeps emails from being sent. */
export interface MailTrouble {
  held: number;
  stop: Pick<MailStop, "cause" | "since" | "response"> | null;
}

/**
 * Returns what keeps emails from being sent.
 *
 * @param hasServer whether there is a mail server; without one there is no trouble to tell: all of them wait
 */
export async function readMailTrouble(hasServer: boolean): Promise<MailTrouble> {
  if (!hasServer) return { held: 0, stop: null };
  const [held, stop] = await Promise.all([countHeldMails(), findMailStop()]);
  return { held, stop: stop && { cause: stop.cause, since: stop.since, response: stop.response } };
}
