import "~/lib/zod-config";
import { z } from "zod";
import { handOverNoteLength } from "~/booking/hand-over";
import { line } from "~/lib/text-fields";
import { noteTooLong } from "~/messages/booking-work";

/** The form that assigns a booking. */
export const assignmentSchema = z.object({
  /** Empty for nobody. */
  ownerId: z.uuid().nullable().default(null),
  note: line({
    errors: () => ({ missing: "", tooLong: noteTooLong }),
    limit: handOverNoteLength,
  }).default(""),
});
