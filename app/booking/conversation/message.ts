import "~/lib/zod-config";
import { z } from "zod";
import { cleanText } from "~/lib/text";
import { mail, message, reload } from "~/messages/conversation";

/** Maximum length of a message and of an email's text, in characters. */
const maxMessageLength = 4_000;

/** Generated with a form: submitting the same form twice changes nothing the second time. */
export const formId = z.uuid(reload);

/** A text that must not be empty. */
export function requiredText(errors: { missing: string; tooLong: (limit: number) => string }) {
  return z
    .string(errors.missing)
    .overwrite(cleanText)
    .trim()
    .min(1, errors.missing)
    .max(maxMessageLength, errors.tooLong(maxMessageLength));
}

/** A text that may be empty. */
export function optionalText(tooLong: (limit: number) => string) {
  return z.string().overwrite(cleanText).trim().max(maxMessageLength, tooLong(maxMessageLength)).default("");
}

/** The form for a message, of the visitor or of staff. */
export const messageSchema = z.object({ formId, text: requiredText(message) });

/** The email to the visitor that goes with a change, as staff have edited it. */
export const mailFields = {
  /** Checked if the email is to be sent. */
  sendMail: z.stringbool().default(false),
  mailText: optionalText(mail.tooLong),
};

interface MailFields {
  sendMail: boolean;
  mailText: string;
}

/** Refuses to send an empty email. */
export function requireMailText({ sendMail, mailText }: MailFields, context: z.RefinementCtx) {
  if (sendMail && mailText === "")
    context.addIssue({ code: "custom", path: ["mailText"], message: mail.missing });
}

/** Returns the text of the email; null if staff chose to send none. */
export function toMailText({ sendMail, mailText }: MailFields): string | null {
  return sendMail ? mailText : null;
}
