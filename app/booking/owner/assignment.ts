import "~/lib/zod-config";
import { z } from "zod";
import { handOverNoteLength } from "~/booking/record/hand-over";
import { line } from "~/lib/text-fields";
import { noteTooLong } from "~/messages/booking-work";

export const assignmentSchema = z.object({
  /** Empty for unassigned. */
  ownerId: z.uuid().nullable().default(null),
  note: line({
    errors: () => ({ missing: "", tooLong: noteTooLong }),
    limit: handOverNoteLength,
  }).default(""),
});
