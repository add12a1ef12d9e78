import "~/lib/zod-config";
import { z } from "zod";
import { requiredLine } from "~/lib/text-fields";
import * as text from "~/messages/bookings-list";
import { listQueryLength } from "./filter";
import { canonicalListQuery } from "./read-list-query";

/** For each staff member. */
export const savedSearchLimit = 50;
/** In characters. */
export const savedSearchNameLength = 80;

/** One line of 1 to 80 characters. */
export const savedSearchNameSchema = requiredLine({
  errors: () => ({ missing: text.nameMissing, tooLong: text.nameTooLong }),
  limit: savedSearchNameLength,
});

export const savedSearchSchema = z.object({
  name: savedSearchNameSchema,
  query: z.string(text.searchMissing).max(listQueryLength, text.searchTooLong).transform(canonicalListQuery),
});

export type NewSavedSearch = z.output<typeof savedSearchSchema>;
