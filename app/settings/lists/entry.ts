import "~/lib/zod-config";
import { z } from "zod";

/** The fields of an entry's form besides its values. */
export const entryReference = {
  /** Generated with the form of a new entry, so a form that is sent twice adds one entry. */
  id: z.uuid(),
  /** The digest of the entry that the form was loaded with; empty for a new entry. */
  digest: z.string().max(40).default(""),
};

export const removalSchema = z.object({ id: z.uuid() });
