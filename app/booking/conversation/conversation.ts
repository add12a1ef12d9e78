import "~/lib/zod-config";
import { z } from "zod";
import { formId, replyFields } from "~/booking/change/form-fields";
import { requiredText } from "~/lib/text-fields";
import { note as noteText } from "~/messages/booking-state";
import * as errors from "~/messages/conversation";

/** The form for a message, of the visitor or of staff. */
export const messageSchema = z.object({ formId, text: requiredText(() => errors.message) });

/** The form for a message of staff. */
export const staffMessageSchema = messageSchema.extend(replyFields);

/** The form for a note. */
export const noteSchema = z.object({
  formId,
  text: requiredText(() => noteText),
});

export type NewNote = z.output<typeof noteSchema>;

/** Whether a staff member may remove a note: its author and administrators may. */
export function mayRemoveNote(note: { author: string }, staff: { email: string; isAdmin: boolean }): boolean {
  return staff.isAdmin || staff.email === note.author;
}
