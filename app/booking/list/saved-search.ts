import "~/lib/zod-config";
import { z } from "zod";
import { canonicalListQuery } from "./filter-schema";
import { cleanLine } from "~/lib/text";

/** Saved searches that one person may have. */
export const savedSearchLimit = 50;
/** Maximum length of a saved search's name, in characters. */
export const savedSearchNameLength = 80;
/** Characters; far more than any query string of the list has. */
const queryLength = 4_000;

/** The name of a saved search: one line of 1 to 80 characters. */
export const savedSearchNameSchema = z
  .string("Enter a name for the search")
  .overwrite(cleanLine)
  .trim()
  .min(1, { error: "Enter a name for the search", abort: true })
  .max(savedSearchNameLength, `Name must have ${savedSearchNameLength} characters or fewer`);

/** A search to save: its name and the list's query string, which is made canonical. */
export const savedSearchSchema = z.object({
  name: savedSearchNameSchema,
  query: z
    .string("The search is missing")
    .max(queryLength, "The search is too long")
    .transform(canonicalListQuery),
});

export type NewSavedSearch = z.output<typeof savedSearchSchema>;
