import { redirectWithFlash } from "~/forms/flash.server";
import { hasMailServer } from "~/mail/has-mail-server.server";
import * as text from "~/messages/invitation";
import { invitationDays } from "~/staff/invitations/invitation-link.server";

/** Redirects to the staff list, which says that the link is on its way, or shows it where no mail is sent. */
export function redirectToInvited(
  request: Request,
  listUrl: string,
  { id, fullName, email }: { id: string; fullName: string; email: string },
) {
  const title = text.sent(fullName);
  return redirectWithFlash(
    request,
    listUrl,
    hasMailServer()
      ? { tone: "ok", title, advice: text.sentAdvice(email, invitationDays) }
      : { tone: "ok", title, advice: text.linkAdvice(fullName), linkId: id },
  );
}
