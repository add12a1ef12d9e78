import type { Staff } from "~/access/session";

/** Characters of what somebody writes to a colleague whom they hand a booking to. */
export const handOverNoteLength = 500;

/** The columns of a booking whose owner has seen it, or that is nobody's. */
export const noHandOver = { handedOverAt: null, handedOverBy: null, handedOverNote: null };

/** Returns the columns that tell an owner who gave them the booking: nobody has to be told of what they did themselves. */
export function handOverColumns(ownerId: string | null, by: Pick<Staff, "id" | "fullName">, note = "") {
  if (ownerId === null || ownerId === by.id) return noHandOver;
  return { handedOverAt: new Date(), handedOverBy: by.fullName, handedOverNote: note || null };
}
