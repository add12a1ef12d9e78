import "~/lib/zod-config";
import { z } from "zod";

/** What the form of an entry of a list sends besides its values. */
export const entryReference = {
  /** Generated with the form of a new entry, so that sending it twice adds one. */
  id: z.uuid(),
  /** The digest of what the form was loaded with; empty for a new entry. */
  digest: z.string().max(40).default(""),
};

/** The form that removes an entry. */
export const removalSchema = z.object({ id: z.uuid() });
