import "~/lib/zod-config";
import { z } from "zod";
import { line } from "~/lib/text-fields";
import { noteTooLong } from "~/messages/booking-work";
import { handOverNoteLength } from "./hand-over-note";

/** The form that assigns a booking. */
export const assignmentSchema = z.object({
  /** Empty for nobody. */
  ownerId: z.uuid().nullable().default(null),
  note: line({
    errors: () => ({ missing: "", tooLong: noteTooLong }),
    limit: handOverNoteLength,
  }).default(""),
});
