import { hasMailServer } from "~/mail/outbox-state.server";
import * as text from "~/messages/invitation";
import type { FlashInput } from "~/server/flash.server";
import { invitationDays } from "~/staff/invitations/invitation-link.server";

/** Without a mail server, the message shows the link. */
export function toInvitedFlash(invited: { id: string; fullName: string; email: string }): FlashInput {
  const { id, fullName, email } = invited;
  const title = text.sent(fullName);
  if (hasMailServer()) return { title, advice: text.sentAdvice(email, invitationDays) };
  return { title, advice: text.linkAdvice(fullName), linkId: id };
}
