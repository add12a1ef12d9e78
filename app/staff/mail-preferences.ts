import "~/lib/zod-config";
import { z } from "zod";
import * as text from "~/messages/mail-preferences";

/** Whose replies a person gets by mail: the replies to the person's own bookings, all of them, or none. */
export const replyMailChoices = ["mine", "all", "none"] as const;

export const mailPreferencesSchema = z.object({
  mailsNewRequests: z.stringbool().catch(false),
  mailsVisits: z.stringbool().catch(false),
  mailsReplies: z.enum(replyMailChoices, text.answersMissing),
});

export type MailPreferences = z.output<typeof mailPreferencesSchema>;
