import type { MailAction } from "~/db/schema.server";
import { resolveActionPath } from "~/mail/action-path.server";
import type { Mail } from "~/mail/list-mails.server";
import { privatePaths } from "~/private-paths.server";
import { env } from "~/process/env.server";

/**
 * Returns the address of a mail's link. That of a visitor's private page is shown only while there is no mail server: whoever tries
 * the site out can follow it then, and afterwards only its recipient knows it. A link to an account is its owner's alone: one
 * administrator must not set the password of another, and nobody that of the system admin.
 *
 * @returns null if the mail has no link, or a private one
 */
export async function findShownLink(mail: Mail, origin: string): Promise<string | null> {
  const { action } = mail.content;
  if (!action || isForOwnerAlone(action) || ("page" in action && env().SMTP_URL)) return null;
  const path = await resolveActionPath(mail, privatePaths);
  return path === undefined ? null : origin + path;
}

function isForOwnerAlone(action: MailAction): boolean {
  return "page" in action && (action.page === "invitation" || action.page === "password-reset");
}
