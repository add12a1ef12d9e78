import type { Staff } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import type { Database } from "~/db/connection.server";
import { formatPacificLong } from "~/lib/pacific-time";
import { enqueueMail } from "~/mail/outbox.server";
import * as text from "~/messages/mails/accounts";
import * as sharedText from "~/messages/mails/shared";
import { paths } from "~/paths";

type FactorChange = keyof typeof text.securityChanges;

/**
 * Records a change of second factors in the audit log and queues the mail to the account's owner, both in the transaction of the change.
 *
 * @param change.actor the acting person, if not the owner; null for a command on the server
 * @param change.name the factor's name, for example a passkey's
 */
export async function reportFactorChange(
  transaction: Database,
  action: FactorChange,
  {
    owner,
    actor = owner,
    name,
  }: { owner: Pick<Staff, "id" | "email">; actor?: Pick<Staff, "id" | "email"> | null; name?: string },
): Promise<void> {
  await recordAudit(transaction, { action, actor, subject: owner.email, ...(name && { detail: { name } }) });
  const { subject, paragraph } = text.securityChanges[action];
  await enqueueMail(transaction, {
    kind: `security-${action}`,
    toAddress: owner.email,
    subject,
    content: {
      paragraphs: [paragraph, text.securityNotYou],
      facts: [
        { label: text.securityAccount, value: owner.email },
        { label: sharedText.when, value: formatPacificLong(new Date()) },
        ...(name ? [{ label: text.securityName, value: name }] : []),
      ],
      action: { label: text.securityOpen, path: paths.accountSecurity() },
      footnote: text.securityFootnote,
    },
  });
}
