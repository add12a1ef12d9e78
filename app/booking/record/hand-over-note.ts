/** Characters of what somebody writes to a colleague whom they hand a booking to. Apart from the rules of notes, which load Zod. */
export const handOverNoteLength = 500;
