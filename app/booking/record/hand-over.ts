import type { Staff } from "~/access/session";

/** Maximum length of a hand-over note, in characters. */
export const handOverNoteLength = 500;

/** The hand-over columns of a booking that is unassigned or seen by its owner. */
export const noHandOver = { handedOverAt: null, handedOverBy: null, handedOverNote: null };

/** Returns the columns that notify the new owner. All are null for one's own booking, or an unassigned one. */
export function handOverColumns(ownerId: string | null, by: Pick<Staff, "id" | "fullName">, note = "") {
  if (ownerId === null || ownerId === by.id) return noHandOver;
  return { handedOverAt: new Date(), handedOverBy: by.fullName, handedOverNote: note || null };
}
