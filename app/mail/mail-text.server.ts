import type { MailAction } from "~/db/schema.server";
import * as text from "~/messages/outbox";
import { type MailLinkPaths, resolveActionPath } from "./action-path.server";
import type { Mail } from "./list-mails.server";
import { inLanguageOf, renderMail } from "./render-mail.server";

interface Surroundings {
  /** Of the site. */
  origin: string;
  /** Whether there is a mail server. */
  hasServer: boolean;
  mailLinkPaths: MailLinkPaths;
}

/** Returns the plain text of a mail as administrators may read it, and the address of its link where they may follow it. */
export async function readMailText(
  mail: Mail,
  surroundings: Surroundings,
): Promise<{ said: string; href: string | null }> {
  const href = await findShownLink(mail, surroundings);
  const shown = { origin: surroundings.origin, href: href ?? text.privateLink };
  const said = inLanguageOf(mail, () => renderMail(mail.subject, mail.content, shown).text);
  return { said, href };
}

/**
 * Returns the address of a mail's link. That of a visitor's private page is shown only while there is no mail server: whoever tries
 * the site out can follow it then, and afterwards only its recipient knows it. A link to an account is its owner's alone: one
 * administrator must not set the password of another, and nobody that of the system admin.
 *
 * @returns null if the mail has no link, or a private one
 */
async function findShownLink(
  mail: Mail,
  { origin, hasServer, mailLinkPaths }: Surroundings,
): Promise<string | null> {
  const { action } = mail.content;
  if (!action || isForOwnerAlone(action) || ("page" in action && hasServer)) return null;
  const path = await resolveActionPath(mail, mailLinkPaths);
  return path === undefined ? null : origin + path;
}

function isForOwnerAlone(action: MailAction): boolean {
  return "page" in action && (action.page === "invitation" || action.page === "password-reset");
}
