import { privatePaths } from "~/booking/private-paths.server";
import { env } from "~/env.server";
import { resolveActionPath } from "~/mail/action-path.server";
import type { Mail } from "~/mail/list-mails.server";

/**
 * Returns the address of a mail's link. That of a visitor's private page is shown only while there is no mail server: whoever tries
 * the site out can follow it then, and afterwards only its recipient knows it.
 *
 * @returns null if the mail has no link, or a private one
 */
export async function findShownLink(mail: Mail, origin: string): Promise<string | null> {
  const { action } = mail.content;
  if (!action || ("page" in action && env().SMTP_URL)) return null;
  const path = await resolveActionPath(mail, privatePaths);
  return path === undefined ? null : origin + path;
}
