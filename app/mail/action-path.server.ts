import type { Mail } from "./list-mails.server";
import { inLanguageOf } from "./render-mail.server";

/** Functions that return the paths of secret pages. The outbox must not contain these paths: anyone with a path may see its page. */
export interface MailLinkPaths {
  /** A visitor's private page, such as `/request/…`. */
  request: (bookingId: string) => Promise<string>;
  /** The page that opens a draft, such as `/continue/…`. */
  draft: (link: string) => string;
  /** The page that creates an account, such as `/invitation/…`. */
  invitation: (link: string) => string;
  /** The page that sets a new password, such as `/reset-password/…`. */
  "password-reset": (link: string) => string;
}

type LinkingMail = Pick<Mail, "content" | "bookingId">;

/** Returns the path of a mail's link, in the language of the mail; undefined without a link. */
export function resolveActionPath(
  mail: LinkingMail,
  mailLinkPaths: MailLinkPaths,
): Promise<string | undefined> {
  const { content, bookingId } = mail;
  const { action } = content;
  return inLanguageOf(mail, async () => {
    if (!action) return undefined;
    if ("path" in action) return action.path;
    if ("link" in action) return mailLinkPaths[action.page](action.link);
    if (!bookingId) throw new Error("A mail that links to a request needs its booking.");
    return mailLinkPaths.request(bookingId);
  });
}
