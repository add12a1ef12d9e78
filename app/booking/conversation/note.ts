import "~/lib/zod-config";
import { z } from "zod";
import { formId } from "~/booking/change/form-fields";
import { requiredText } from "~/lib/text-fields";
import { note as text } from "~/messages/booking-state";

/** The form for a note. */
export const noteSchema = z.object({
  formId,
  text: requiredText(() => text),
});

export type NewNote = z.output<typeof noteSchema>;

/** Whether a staff member may remove a note: its author and administrators may. */
export function mayRemoveNote(note: { author: string }, staff: { email: string; isAdmin: boolean }): boolean {
  return staff.isAdmin || staff.email === note.author;
}
