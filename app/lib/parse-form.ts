import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { pickFields } from "./pick-fields";

/**
 * Parses a form with a schema. The only call of Conform on input from outside: Conform builds an array of any index
 * that a name gives (`email[4294967294]`), nests as deep as a name says, takes time quadratic in the number of equal
 * names, and obeys `__intent__` and `__state__` from anyone.
 */
export function parseForm<Schema extends z.ZodType>(
  entries: Iterable<[string, string | Blob]>,
  schema: Schema,
): Submission<z.output<Schema>> {
  return parseWithZod(pickFields(entries, schema), { schema });
}
