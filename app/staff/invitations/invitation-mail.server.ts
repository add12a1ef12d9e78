import type { Database } from "~/db/connection.server";
import { toFirstName } from "~/lib/first-name";
import { hasMailServer } from "~/mail/has-mail-server.server";
import { enqueueMail } from "~/mail/outbox.server";
import { invitation as texts } from "~/messages/mails/accounts";
import * as text from "~/messages/mails/shared";
import { company } from "~/settings/company";
import { invitationDays } from "./invitation-link.server";

interface InvitationMail {
  id: string;
  fullName: string;
  email: string;
  /** The name of the administrator. */
  invitedBy: string;
}

/**
 * Queues the mail with the link of an invitation. Without a mail server there is none: it would be sent when there is one, perhaps
 * with a dead link, and the administrator hands the link over.
 */
export async function enqueueInvitation(transaction: Database, invitation: InvitationMail): Promise<void> {
  if (!hasMailServer()) return;
  await enqueueMail(transaction, {
    kind: "invitation",
    toAddress: invitation.email,
    replyTo: company().email,
    subject: texts.subject(company().name),
    content: {
      greeting: text.greeting(toFirstName(invitation.fullName)),
      paragraphs: texts.paragraphs({
        inviter: invitation.invitedBy,
        company: company().name,
        days: invitationDays,
      }),
      action: { label: texts.open, page: "invitation", link: invitation.id },
      footnote: texts.footnote,
    },
  });
}
