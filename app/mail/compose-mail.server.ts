import MailComposer from "nodemailer/lib/mail-composer";
import type { SMTPEnvelope } from "nodemailer/lib/smtp-connection";
import { paths } from "~/paths";
import { readSender } from "~/process/read-sender";
import { company } from "~/settings/company";
import type { Mail } from "./list-mails.server";
import { inLanguageOf, renderMail } from "./render-mail.server";

export interface ComposeSettings {
  from: string;
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

/** `links.firstId` is the first mail about the same booking to the same recipient, which mail programs show in the same conversation. */
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
    // Without an envelope the library guesses it.
    envelope: { from: sender.address, to: toAddress },
    to: { name: "", address: toAddress },
    // MAIL_FROM may be an address that nobody reads.
    replyTo: { name: "", address: replyTo || company().email },
    subject,
    // Every attempt has the same id. If the response to an earlier attempt was lost, mail programs show the mail once.
    messageId: toMessageId(id),
    ...(firstId && { inReplyTo: toMessageId(firstId), references: toMessageId(firstId) }),
    headers: {
      // Tells automatic responders not to reply (RFC 3834). A signed mail is not automatic: a ticket system would ignore it.
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
