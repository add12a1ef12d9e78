import fc from "fast-check";
import type { Operation, Schema } from "./api-document";
import { multipartType } from "./multipart";

/** What callers send who mean harm, or whose program is broken. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    "",
    " ",
    "\0",
    "\ud800",
    "\u202e",
    "' or 1=1 --",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "%00",
    "x".repeat(5_000),
    "9".repeat(400),
    "NaN",
    -1,
    0.1,
    1e308,
    2 ** 53,
    null,
    true,
    [],
    {},
    [[[[]]]],
    JSON.parse('{"__proto__":{"admin":"1"},"constructor":{"prototype":{}}}'),
  ),
  fc.string({ unit: "binary" }),
  fc.jsonValue(),
);
const hostileText = hostile.map((value) => (typeof value === "string" ? value : JSON.stringify(value)));

/** Values that a schema of the document allows. */
function allowedBy(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(allowedBy));
  switch (schema.type) {
    case "string":
      return textOf(schema);
    case "integer":
    case "number":
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000 });
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(allowedBy(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
    case "object":
      return objectOf(schema);
    default:
      return fc.jsonValue();
  }
}

function textOf({ pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const limited = { minLength, maxLength: Math.min(maxLength, 60) };
  return pattern ? fc.stringMatching(new RegExp(pattern)) : fc.string({ ...limited, unit: "grapheme" });
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, allowedBy(part)]));
  return fc.record(parts, { requiredKeys: required });
}

/** An allowed object with one thing wrong: a key more or less, a value of another kind, all of it in a list. */
function almost(schema: Schema, example: object): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  const name = fc.oneof(
    fc.constantFrom(...names),
    fc.constantFrom("status", "id", "admin", "files", "__proto__"),
  );
  return fc
    .tuple(
      fc.oneof(objectOf(schema), fc.constant<Record<string, unknown>>({ ...example })),
      name,
      hostile,
      fc.constantFrom("set", "drop", "text", "list", "wrap"),
    )
    .map(([object, key, value, change]) => {
      if (change === "wrap") return [object];
      const entries = Object.entries(object).filter(([own]) => own !== key);
      if (change === "set") entries.push([key, value]);
      if (change === "text") entries.push([key, JSON.stringify(object[key])]);
      if (change === "list") entries.push([key, [object[key]]]);
      return Object.fromEntries(entries);
    });
}

/** One request of the document, right, nearly right or not at all. */
export interface GeneratedRequest {
  address: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

/**
 * Requests to one call.
 *
 * @param ids ids that there are, so that some requests get through
 * @param example a body that gets through, where the document has none
 */
export function requestsTo(
  path: string,
  { parameters = [], requestBody }: Operation,
  {
    ids,
    example = requestBody?.content?.["application/json"]?.example ?? {},
  }: { ids: string[]; example?: object | undefined },
): fc.Arbitrary<GeneratedRequest> {
  const valueOf = (schema: Schema) => fc.oneof(allowedBy(schema).map(String), hostileText);
  const named = (place: string): fc.Arbitrary<Record<string, string>> =>
    fc.record(
      Object.fromEntries(
        parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, valueOf(schema)]),
      ),
      { requiredKeys: [] },
    ) as fc.Arbitrary<Record<string, string>>;
  const pathPart = fc.oneof(
    fc.constantFrom(...ids),
    hostileText.filter((text) => text !== "" && !/^\.+$/.test(text)),
  );
  return fc
    .record({
      part: pathPart,
      query: named("query"),
      headers: named("header"),
      body: bodyOf(requestBody, example),
    })
    .map(({ part, query, headers, body }) => ({
      address: `${path.replace(/\{\w+\}/, encodeURIComponent(part.toWellFormed()))}?${new URLSearchParams(query)}`,
      // What no client can send in a header is not sent.
      headers: { ...onlySendable(headers), ...(body.type && { "Content-Type": body.type }) },
      body: body.content,
    }));
}

interface Body {
  type: string;
  content: GeneratedRequest["body"];
}

function bodyOf(requestBody: Operation["requestBody"], example: object): fc.Arbitrary<Body> {
  const json = requestBody?.content?.["application/json"]?.schema;
  const form = requestBody?.content?.["multipart/form-data"]?.schema;
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 300 }).map((content) => Uint8Array.from(content));
  if (json) {
    const values = fc.oneof(
      { weight: 2, arbitrary: objectOf(json) },
      { weight: 3, arbitrary: fc.constant(example) },
      { weight: 3, arbitrary: almost(json, example) },
      { weight: 1, arbitrary: hostile },
    );
    return fc.oneof(
      {
        weight: 9,
        arbitrary: values.map((value) => ({ type: "application/json", content: JSON.stringify(value) })),
      },
      { weight: 1, arbitrary: bytes.map((content) => ({ type: "application/json", content })) },
    );
  }
  return form
    ? bytes.map((content) => ({ type: multipartType, content }))
    : fc.constant({ type: "", content: undefined });
}

function onlySendable(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => /^[\x20-\x7e]*$/.test(value)));
}
