import "~/lib/zod-config";
import { z } from "zod";
import { cleanText } from "~/lib/text";

/** Characters that a note may have. */
const longestNote = 4_000;

/** What the form for a note sends. */
export const noteSchema = z.object({
  /** Made up with the form: the same form sent twice with the same text adds one note. */
  formId: z.uuid("Load the page again, then add the note"),
  text: z
    .string("Enter a note")
    .overwrite(cleanText)
    .trim()
    .min(1, "Enter a note")
    .max(longestNote, `The note must have ${longestNote.toLocaleString("en-US")} characters or fewer`),
});

export type NewNote = z.output<typeof noteSchema>;

/** Whether someone may remove a note: its author may, and administrators. */
export function mayRemoveNote(note: { author: string }, staff: { email: string; isAdmin: boolean }): boolean {
  return staff.isAdmin || staff.email === note.author;
}
