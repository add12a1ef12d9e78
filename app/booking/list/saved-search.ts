import "~/lib/zod-config";
import { z } from "zod";
import { requiredLine } from "~/lib/text-fields";
import * as text from "~/messages/bookings-list";
import { listQueryLength } from "./filter";
import { canonicalListQuery } from "./read-list-query";

/** Saved searches that one person may have. */
export const savedSearchLimit = 50;
/** Maximum length of a saved search's name, in characters. */
export const savedSearchNameLength = 80;

/** The name of a saved search: one line of 1 to 80 characters. */
export const savedSearchNameSchema = requiredLine({
  errors: () => ({ missing: text.nameMissing, tooLong: text.nameTooLong }),
  limit: savedSearchNameLength,
});

/** A search to save: its name and the list's query string, which is made canonical. */
export const savedSearchSchema = z.object({
  name: savedSearchNameSchema,
  query: z.string(text.searchMissing).max(listQueryLength, text.searchTooLong).transform(canonicalListQuery),
});

export type NewSavedSearch = z.output<typeof savedSearchSchema>;
