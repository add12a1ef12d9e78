import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

const maxListValues = 100;

/** Picks the text fields of `schema` by exact name: the first value of each, and the first 100 values of an array. Drops files. */
export function pickFields(
  entries: Iterable<[string, string | Blob]>,
  schema: z.core.$ZodType,
): URLSearchParams {
  const allowed = new Map(
    Object.entries(getShape(schema)).map(([name, field]) => [name, isList(field) ? maxListValues : 1]),
  );
  const picked = new URLSearchParams();
  for (const [name, value] of entries) {
    const remaining = allowed.get(name);
    if (!remaining || typeof value !== "string") continue;
    allowed.set(name, remaining - 1);
    picked.append(name, value);
  }
  return picked;
}

/** Picks the same fields as an object for `schema` to parse. */
export function readFields(
  entries: Iterable<[string, string | Blob]>,
  schema: z.core.$ZodType,
): Record<string, string | string[]> {
  const picked = pickFields(entries, schema);
  const fields = Object.entries(getShape(schema)).filter(([name]) => picked.has(name));
  return Object.fromEntries(
    fields.map(([name, field]) => [name, isList(field) ? picked.getAll(name) : (picked.get(name) ?? "")]),
  );
}

/**
 * Sorts errors by path in the order of the schema's fields, which is the form's order. Zod returns the errors of cross-field rules last.
 */
export function inOrderOf<Errors>(schema: z.core.$ZodType, errors: Record<string, Errors>) {
  const names = Object.keys(getShape(schema));
  const rank = ([path]: [string, Errors]) => names.indexOf(path.replace(/\[.*$/s, ""));
  return Object.fromEntries(Object.entries(errors).sort((a, b) => rank(a) - rank(b)));
}

function getShape(schema: z.core.$ZodType): z.core.$ZodShape {
  const { def } = unwrap(schema)._zod as z.core.$ZodTypes["_zod"];
  if (def.type !== "object") throw new TypeError(`The schema of a form must be an object, not ${def.type}.`);
  return def.shape;
}

function isList(field: z.core.$ZodType): boolean {
  return unwrap(field)._zod.def.type === "array";
}

/** Unwraps `optional`, `default` and similar schemas, and the input of a pipe. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod as z.core.$ZodTypes["_zod"];
  if (def.type === "pipe") return unwrap(def.in);
  return "innerType" in def ? unwrap(def.innerType) : schema;
}

/**
 * Parses a form with a schema. No other function may pass external input to Conform, because Conform creates an array of any index in a
 * name (`email[4294967294]`), nests to the depth of a name, takes quadratic time for equal names, and accepts `__intent__` and `__state__`
 * from anyone.
 */
export function parseForm<Schema extends z.ZodType>(
  entries: Iterable<[string, string | Blob]>,
  schema: Schema,
): Submission<z.output<Schema>> {
  return parseWithZod(pickFields(entries, schema), { schema });
}
