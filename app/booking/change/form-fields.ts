import "~/lib/zod-config";
import { z } from "zod";
import { optionalText } from "~/lib/text-fields";
import { whenValid } from "~/lib/when-valid";
import * as errors from "~/messages/conversation";

/** Generated with a form. A repeated submit of the same form changes nothing. */
export const formId = z.uuid({ error: () => errors.reload });

/** A saved reply, which a button inserts into the text when scripts are disabled. */
export const replyFields = {
  replyId: z.string().max(40).optional(),
  useReply: z.string().max(10).optional(),
};

/** The mail to the visitor, as edited by staff. */
export const mailFields = {
  sendMail: z.stringbool().default(false),
  mailText: optionalText(() => errors.mail),
  ...replyFields,
};

export interface MailFields {
  sendMail: boolean;
  mailText: string;
}

/** For `superRefine`: rejects an empty mail, even if other fields are invalid. */
export const requireMailText = [
  ({ sendMail, mailText }: MailFields, context: z.RefinementCtx): void => {
    if (sendMail && mailText === "")
      context.addIssue({ code: "custom", path: ["mailText"], message: errors.mail.missing });
  },
  whenValid("sendMail", "mailText"),
] as const;
