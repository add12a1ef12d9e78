import "~/lib/zod-config";
import { z } from "zod";
import { formId } from "~/booking/conversation/message";

const intents = z.enum([
  "mark-viewed",
  "mark-pending",
  "set-completion-date",
  "add-note",
  "remove-note",
  "send-message",
  "assign",
  "renew-link",
  "correct-email",
  "mark-spam",
  "unmark-spam",
]);

/** The value of the input `intent`, which tells the page's forms apart. */
export type Intent = z.output<typeof intents>;

/** Returns the intent of a submitted form; undefined if it is unknown. */
export function readIntent(form: URLSearchParams): Intent | undefined {
  return intents.safeParse(form.get("intent")).data;
}

/** The fields of the form that removes a note. */
export const noteReferenceSchema = z.object({ noteId: z.uuid() });

/** The fields of the form that renews the customer's link. */
export const renewalSchema = z.object({ formId, sendMail: z.stringbool().default(false) });

/** The fields of the form that assigns the booking; empty for nobody. */
export const ownerSchema = z.object({ ownerId: z.uuid().nullable().default(null) });
