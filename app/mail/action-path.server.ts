import type { Mail } from "./list-mails.server";

/** Returns the path of the visitor's private page about a booking, such as `/request/…`. */
export type RequestPathResolver = (bookingId: string) => Promise<string>;

/** Returns the path that the link of a mail leads to; undefined if the mail has none. */
export async function resolveActionPath(
  { content: { action }, bookingId }: Pick<Mail, "content" | "bookingId">,
  resolveRequestPath: RequestPathResolver,
): Promise<string | undefined> {
  if (!action) return undefined;
  if ("path" in action) return action.path;
  if (!bookingId) throw new Error("A mail that links to a request needs its booking.");
  return resolveRequestPath(bookingId);
}
