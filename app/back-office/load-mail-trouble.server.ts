import { formatPacificLong } from "~/lib/pacific-time";
import { readMailTrouble } from "~/mail/outbox-state.server";

export async function loadMailTrouble() {
  const { held, stop } = await readMailTrouble();
  return { held, stop: stop && { ...stop, since: formatPacificLong(stop.since) } };
}
