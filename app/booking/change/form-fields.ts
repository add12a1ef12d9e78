import "~/lib/zod-config";
import { z } from "zod";
import { optionalText } from "~/lib/text-fields";
import { whenValid } from "~/lib/when-valid";
import * as errors from "~/messages/conversation";

/** Generated with a form: submitting the same form twice changes nothing the second time. */
export const formId = z.uuid({ error: () => errors.reload });

/** A saved reply, which a button inserts into the text where there is no script. */
export const replyFields = {
  replyId: z.string().max(40).optional(),
  useReply: z.string().max(10).optional(),
};

/** The email to the visitor that goes with a change, as staff have edited it. */
export const mailFields = {
  /** Checked if the email is to be sent. */
  sendMail: z.stringbool().default(false),
  mailText: optionalText(() => errors.mail),
  ...replyFields,
};

export interface MailFields {
  sendMail: boolean;
  mailText: string;
}

/** For `superRefine`: refuses to send an empty email, whatever else is wrong. */
export const requireMailText = [
  ({ sendMail, mailText }: MailFields, context: z.RefinementCtx): void => {
    if (sendMail && mailText === "")
      context.addIssue({ code: "custom", path: ["mailText"], message: errors.mail.missing });
  },
  whenValid("sendMail", "mailText"),
] as const;
