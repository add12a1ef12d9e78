import type { z } from "zod";

/** The most values that a list field keeps. */
const maxListValues = 100;

/**
 * The text fields of a form or query string that `schema` has, by exact name: the first value of each, and the first
 * 100 of a field whose schema is an array. All else is dropped, files too.
 */
export function pickFields(
  entries: Iterable<[string, string | Blob]>,
  schema: z.core.$ZodType,
): URLSearchParams {
  const allowed = new Map(
    Object.entries(shapeOf(schema)).map(([name, field]) => [name, isList(field) ? maxListValues : 1]),
  );
  const picked = new URLSearchParams();
  for (const [name, value] of entries) {
    const left = allowed.get(name);
    if (!left || typeof value !== "string") continue;
    allowed.set(name, left - 1);
    picked.append(name, value);
  }
  return picked;
}

/** The same as an object for `schema` to parse: a text by name, or a list of texts. */
export function readFields(
  entries: Iterable<[string, string | Blob]>,
  schema: z.core.$ZodType,
): Record<string, string | string[]> {
  const picked = pickFields(entries, schema);
  const fields = Object.entries(shapeOf(schema)).filter(([name]) => picked.has(name));
  return Object.fromEntries(
    fields.map(([name, field]) => [name, isList(field) ? picked.getAll(name) : (picked.get(name) ?? "")]),
  );
}

/** The fields of an object's schema, also where checks or a transformation follow it. */
function shapeOf(schema: z.core.$ZodType): z.core.$ZodShape {
  const { def } = withoutWrappers(schema)._zod as z.core.$ZodTypes["_zod"];
  if (def.type !== "object") throw new TypeError(`A form's schema must be an object, not ${def.type}.`);
  return def.shape;
}

function isList(field: z.core.$ZodType): boolean {
  return withoutWrappers(field)._zod.def.type === "array";
}

/** The schema that the input meets first: under `optional`, `default` and the like, or at the start of a pipe. */
function withoutWrappers(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod as z.core.$ZodTypes["_zod"];
  if (def.type === "pipe") return withoutWrappers(def.in);
  return "innerType" in def ? withoutWrappers(def.innerType) : schema;
}
