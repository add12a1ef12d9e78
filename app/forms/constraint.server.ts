import { getZodConstraint } from "@conform-to/zod/v4";
import type { z } from "zod";
import { unwrap } from "~/lib/parse-form";

/**
 * Returns the input attributes of a schema, for the `constraint` of Conform's `useForm`. A loader sends them, because the schema stays on
 * the server. Some are omitted: a browser would silently cut a pasted text to `maxLength`, it does not explain a `pattern`, and numbers are
 * typed into text boxes, which have no `min` and `max`.
 */
export function constraintOf(schema: z.ZodType) {
  const constraints = getZodConstraint(unwrap(schema));
  for (const constraint of Object.values(constraints)) {
    delete constraint.maxLength;
    delete constraint.pattern;
    delete constraint.min;
    delete constraint.max;
  }
  return constraints;
}
