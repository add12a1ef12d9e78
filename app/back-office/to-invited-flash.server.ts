import { hasMailServer } from "~/mail/outbox-state.server";
import * as text from "~/messages/invitation";
import type { FlashInput } from "~/server/flash.server";
import { invitationDays } from "~/staff/invitations/invitation-link.server";

/** Returns the message about a sent invitation. Without a mail server, it shows the invitation link instead. */
export function toInvitedFlash(invited: { id: string; fullName: string; email: string }): FlashInput {
  const { id, fullName, email } = invited;
  const title = text.sent(fullName);
  if (hasMailServer()) return { title, advice: text.sentAdvice(email, invitationDays) };
  return { title, advice: text.linkAdvice(fullName), linkId: id };
}
