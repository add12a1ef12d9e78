import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { pickFields } from "./pick-fields";

/**
 * Parses a form with a schema. The only place that passes external input to Conform, which creates an array of any index
 * in a name (`email[4294967294]`), nests as deeply as a name does, takes time quadratic in the number of equal names, and
 * accepts `__intent__` and `__state__` from anyone.
 */
export function parseForm<Schema extends z.ZodType>(
  entries: Iterable<[string, string | Blob]>,
  schema: Schema,
): Submission<z.output<Schema>> {
  return parseWithZod(pickFields(entries, schema), { schema });
}
