import type { Database } from "~/db/connection.server";
import type { MailContent } from "~/db/schema.server";
import { formatPacificLong } from "~/lib/pacific-time";
import { enqueueMail } from "~/mail/outbox.server";
import * as text from "~/messages/mails/accounts";
import * as shared from "~/messages/mails/shared";
import { paths } from "~/paths";
import { company } from "~/settings/company";

interface AccountOwner {
  fullName: string;
  email: string;
}

/**
 * Notifies the account's owner at the old and the new address. Neither mail names the other address, which may be a stranger's because of
 * a typing error.
 */
export async function enqueueEmailChanged(
  transaction: Database,
  { fullName, email }: AccountOwner,
  newEmail: string,
) {
  await enqueueNotice(transaction, { fullName, email }, text.emailRemoved);
  await enqueueNotice(transaction, { fullName, email: newEmail }, text.emailAdded);
}

export async function enqueueRoleChanged(transaction: Database, owner: AccountOwner, isAdmin: boolean) {
  await enqueueNotice(transaction, owner, isAdmin ? text.becameAdmin : text.becameStaff);
}

export async function enqueueSignedOut(transaction: Database, owner: AccountOwner) {
  await enqueueNotice(transaction, owner, text.signedOut);
}

export async function enqueueFeedEnded(transaction: Database, owner: AccountOwner) {
  const action = { label: text.openCalendar, path: paths.calendar() };
  await enqueueNotice(transaction, owner, text.feedEnded, { action });
}

type PasswordChange = keyof typeof text.passwordChanged.paragraphsBy;

export async function enqueuePasswordChanged(transaction: Database, owner: AccountOwner, by: PasswordChange) {
  const { subject, paragraphsBy, choose } = text.passwordChanged;
  const mail = { subject, paragraphs: paragraphsBy[by] };
  const action = { label: choose, path: paths.forgotPassword() };
  await enqueueNotice(transaction, owner, mail, { kind: "password-changed", action });
}

async function enqueueNotice(
  transaction: Database,
  { fullName, email }: AccountOwner,
  { subject, paragraphs }: { subject: string; paragraphs: string[] },
  { kind = "account-notice", action }: { kind?: string; action?: MailContent["action"] } = {},
) {
  const greeting = shared.greeting(fullName);
  await enqueueMail(transaction, {
    kind,
    toAddress: email,
    replyTo: company().email,
    subject,
    content: {
      greeting,
      paragraphs,
      facts: [{ label: shared.when, value: formatPacificLong(new Date()) }],
      ...(action && { action }),
    },
  });
}
