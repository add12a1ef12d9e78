import type { OfferedReply } from "~/settings/lists/saved-reply";

/** Returns a text with a reply below it; as it is with none, or with one that a placeholder makes useless. */
export function withReply(typed: string, reply: OfferedReply | undefined): string {
  if (!reply || reply.missing.length > 0) return typed;
  return typed === "" ? reply.text : `${typed}\n\n${reply.text}`;
}
