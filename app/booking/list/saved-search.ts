import { z } from "zod";
import { canonicalListQuery } from "./filter-schema";
import { cleanLine } from "~/lib/text";

/** Saved searches that one person may keep. */
export const savedSearchLimit = 50;
/** Characters of a saved search's name. */
export const savedSearchNameLength = 80;
/** Far more than any query of the list has. */
const queryLength = 4_000;

/** A name for a saved search: one line of 1 to 80 characters. */
export const savedSearchNameSchema = z
  .string("Enter a name for the search")
  .overwrite(cleanLine)
  .trim()
  .min(1, { error: "Enter a name for the search", abort: true })
  .max(savedSearchNameLength, `Name must have ${savedSearchNameLength} characters or fewer`);

/** A search to keep: its name, and the list's query string, of which the page is dropped. */
export const savedSearchSchema = z.object({
  name: savedSearchNameSchema,
  query: z
    .string("The search is missing")
    .max(queryLength, "The search is too long")
    .transform(canonicalListQuery),
});

export type NewSavedSearch = z.output<typeof savedSearchSchema>;
