import { toPacificInput } from "~/lib/pacific-time";

const day = 24 * 60 * 60 * 1000;

/** The value of a `datetime-local` field so many days from now, in Pacific time. */
export function inDays(days: number): string {
  return toPacificInput(new Date(Date.now() + days * day));
}
