import "~/lib/zod-config";
import { z } from "zod";
import { formId, replyFields } from "~/booking/change/form-fields";
import { requiredText } from "~/lib/text-fields";
import { note as noteText } from "~/messages/booking-state";
import * as errors from "~/messages/conversation";

export const messageSchema = z.object({ formId, text: requiredText(() => errors.message) });

export const staffMessageSchema = messageSchema.extend(replyFields);

export const noteSchema = z.object({
  formId,
  text: requiredText(() => noteText),
});

export type NewNote = z.output<typeof noteSchema>;

export function mayRemoveNote(note: { author: string }, staff: { email: string; isAdmin: boolean }): boolean {
  return staff.isAdmin || staff.email === note.author;
}
