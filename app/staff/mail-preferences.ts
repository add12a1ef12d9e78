import "~/lib/zod-config";
import { z } from "zod";
import * as text from "~/messages/mail-preferences";

/** Answers of visitors that a person gets by mail: those of their own bookings, all, or none. */
export const replyMailChoices = ["mine", "all", "none"] as const;

/** The form with which a person chooses their mails. */
export const mailPreferencesSchema = z.object({
  mailsNewRequests: z.stringbool().catch(false),
  mailsVisits: z.stringbool().catch(false),
  mailsReplies: z.enum(replyMailChoices, text.answersMissing),
});

export type MailPreferences = z.output<typeof mailPreferencesSchema>;
