import type { FormReply } from "./handle-booking-form.server";

/** Returns what was typed into a field of a rejected form; `initial` for a form that is new. */
export function readValue(reply: FormReply | undefined, name: string, initial: string): string {
  if (!reply) return initial;
  const value = reply.values[name];
  return typeof value === "string" ? value : "";
}
