import "~/lib/zod-config";
import { z } from "zod";
import { cleanText } from "~/lib/text";

/** Maximum length of a note, in characters. */
const maxNoteLength = 4_000;

/** The form for a note. */
export const noteSchema = z.object({
  /** Generated with the form: submitting the same form twice with the same text adds one note. */
  formId: z.uuid("Load the page again, then add the note"),
  text: z
    .string("Enter a note")
    .overwrite(cleanText)
    .trim()
    .min(1, "Enter a note")
    .max(maxNoteLength, `The note must have ${maxNoteLength.toLocaleString("en-US")} characters or fewer`),
});

export type NewNote = z.output<typeof noteSchema>;

/** Whether a staff member may remove a note: its author and administrators may. */
export function mayRemoveNote(note: { author: string }, staff: { email: string; isAdmin: boolean }): boolean {
  return staff.isAdmin || staff.email === note.author;
}
