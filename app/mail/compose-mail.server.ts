import MailComposer from "nodemailer/lib/mail-composer";
import type { SMTPEnvelope } from "nodemailer/lib/smtp-connection";
import { paths } from "~/paths";
import { readSender } from "~/process/read-sender";
import { company } from "~/settings/company";
import type { Mail } from "./list-mails.server";
import { inLanguageOf, renderMail } from "./render-mail.server";

export interface ComposeSettings {
  /** MAIL_FROM. */
  from: string;
  /** Of the site. */
  origin: string;
}

interface Links {
  path: string | undefined;
  firstId: string | null;
}

interface ComposedMail {
  envelope: SMTPEnvelope;
  content: Buffer;
}

/**
 * Returns a mail as it is sent, in its language.
 *
 * @param links.path where the link of the mail leads to, if it has one
 * @param links.firstId the first mail about the same booking to the same recipient: mail programs show both as one conversation
 */
export function composeMail(mail: Mail, links: Links, settings: ComposeSettings): Promise<ComposedMail> {
  return inLanguageOf(mail, () => compose(mail, links, settings));
}

async function compose(
  mail: Mail,
  { path, firstId }: Links,
  { from, origin }: ComposeSettings,
): Promise<ComposedMail> {
  const { id, toAddress, replyTo, subject, content, calendar, calendarMethod, isNotice } = mail;
  const sender = readSender(from);
  if (!sender) throw new Error("MAIL_FROM has no address.");
  const toMessageId = (mailId: string) => `<${mailId}@${new URL(origin).hostname}>`;
  const message = new MailComposer({
    from: { ...sender, name: sender.name || company().name },
    // Otherwise the library guesses it.
    envelope: { from: sender.address, to: toAddress },
    to: { name: "", address: toAddress },
    // Never left to MAIL_FROM, which may be an address that nobody reads.
    replyTo: { name: "", address: replyTo || company().email },
    subject,
    // The same for every attempt: if the answer to an earlier one was lost, mail programs show the mail once.
    messageId: toMessageId(id),
    ...(firstId && { inReplyTo: toMessageId(firstId), references: toMessageId(firstId) }),
    headers: {
      // Asks programs that answer on somebody's behalf not to (RFC 3834). What a person signs is not automatic: ticket systems would
      // put it aside.
      ...(content.signature === undefined && { "Auto-Submitted": "auto-generated" }),
      ...(isNotice && { "List-Unsubscribe": `<${origin}${paths.accountEmails()}>` }),
    },
    ...(calendar && {
      icalEvent: { method: calendarMethod ?? "PUBLISH", filename: "visit.ics", content: calendar },
    }),
    ...renderMail(subject, content, { origin, href: path && origin + path }),
  }).compile();
  return { envelope: message.getEnvelope(), content: await message.build() };
}
