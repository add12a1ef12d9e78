import "~/lib/zod-config";
import { z } from "zod";
import { cleanText } from "~/lib/text";
import { note as text } from "~/messages/booking-record";

/** Maximum length of a note, in characters. */
const maxNoteLength = 4_000;

/** The form for a note. */
export const noteSchema = z.object({
  /** Generated with the form: submitting the same form twice with the same text adds one note. */
  formId: z.uuid(text.reload),
  text: z
    .string(text.missing)
    .overwrite(cleanText)
    .trim()
    .min(1, text.missing)
    .max(maxNoteLength, text.tooLong(maxNoteLength)),
});

export type NewNote = z.output<typeof noteSchema>;

/** Whether a staff member may remove a note: its author and administrators may. */
export function mayRemoveNote(note: { author: string }, staff: { email: string; isAdmin: boolean }): boolean {
  return staff.isAdmin || staff.email === note.author;
}
