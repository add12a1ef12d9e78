import type { MailAction } from "~/db/schema.server";
import * as text from "~/messages/outbox";
import { type MailLinkPaths, resolveActionPath } from "./action-path.server";
import type { Mail } from "./list-mails.server";
import { inLanguageOf, renderMail } from "./render-mail.server";

interface MailTextContext {
  origin: string;
  hasServer: boolean;
  mailLinkPaths: MailLinkPaths;
}

/** Returns the plain text of a mail for administrators, and the address of its link if they may follow it. */
export async function readMailText(
  mail: Mail,
  surroundings: MailTextContext,
): Promise<{ plainText: string; href: string | null }> {
  const href = await findShownLink(mail, surroundings);
  const links = { origin: surroundings.origin, href: href ?? text.privateLink };
  const plainText = inLanguageOf(mail, () => renderMail(mail.subject, mail.content, links).text);
  return { plainText, href };
}

/**
 * Returns the address of a mail's link. The link to a visitor's private page is shown only without a mail server, to people who try the
 * site out. With a mail server, only the recipient knows it. A link to an account is never shown, because an administrator could set
 * another person's password with it.
 *
 * @returns null without a link, or for a private one
 */
async function findShownLink(
  mail: Mail,
  { origin, hasServer, mailLinkPaths }: MailTextContext,
): Promise<string | null> {
  const { action } = mail.content;
  if (!action || isForOwnerAlone(action) || ("page" in action && hasServer)) return null;
  const path = await resolveActionPath(mail, mailLinkPaths);
  return path === undefined ? null : origin + path;
}

function isForOwnerAlone(action: MailAction): boolean {
  return "page" in action && (action.page === "invitation" || action.page === "password-reset");
}
