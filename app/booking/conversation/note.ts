import "~/lib/zod-config";
import { z } from "zod";
import { requiredText } from "~/lib/text-fields";
import { note as text } from "~/messages/booking-workflow";

/** The form for a note. */
export const noteSchema = z.object({
  /** Generated with the form: submitting the same form twice with the same text adds one note. */
  formId: z.uuid(text.reload),
  text: requiredText(() => text),
});

export type NewNote = z.output<typeof noteSchema>;

/** Whether a staff member may remove a note: its author and administrators may. */
export function mayRemoveNote(note: { author: string }, staff: { email: string; isAdmin: boolean }): boolean {
  return staff.isAdmin || staff.email === note.author;
}
