import fc from "fast-check";
import { multipartType } from "#tests/support/files/multipart";
import type { DocumentOperation, Schema } from "./document";

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

function generateValid(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(generateValid));
  switch (schema.type) {
    case "string":
      return generateText(schema);
    case "integer":
    case "number":
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000 });
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(generateValid(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
    case "object":
      return generateObject(schema);
    default:
      return fc.jsonValue();
  }
}

function generateText({ pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const limited = { minLength, maxLength: Math.min(maxLength, 60) };
  return pattern ? fc.stringMatching(new RegExp(pattern)) : fc.string({ ...limited, unit: "grapheme" });
}

function generateObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const parts = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, generateValid(part)]),
  );
  return fc.record(parts, { requiredKeys: required });
}

/** Generates valid objects, each with one change: an extra or missing key, a value of another type, or a list around the object. */
function generateAlmostValid(schema: Schema, example: object): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  const name = fc.oneof(
    fc.constantFrom(...names),
    fc.constantFrom("status", "id", "admin", "files", "__proto__"),
  );
  return fc
    .tuple(
      fc.oneof(generateObject(schema), fc.constant<Record<string, unknown>>({ ...example })),
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

export interface GeneratedRequest {
  address: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

interface Samples {
  /** Ids of stored records, so that some requests succeed. */
  ids: string[];
  /** A valid body, for an operation whose document entry has no example. */
  example?: object | undefined;
}

const exampleOf = ({ requestBody }: DocumentOperation, { example }: Samples): object =>
  example ?? requestBody?.content?.["application/json"]?.example ?? {};

const jsonBody = (value: unknown): GeneratedBody => ({
  type: "application/json",
  content: JSON.stringify(value),
});
const noBody: GeneratedBody = { type: "", content: undefined };

/** Returns for each id a request that the document allows. */
export function validRequests(
  path: string,
  operation: DocumentOperation,
  samples: Samples,
): GeneratedRequest[] {
  const takesJson = operation.requestBody?.content?.["application/json"] !== undefined;
  const body = takesJson ? jsonBody(exampleOf(operation, samples)) : noBody;
  return samples.ids.map((part) => toRequest(path, { part, query: {}, headers: {}, body }));
}

export function requestsTo(
  path: string,
  operation: DocumentOperation,
  samples: Samples,
): fc.Arbitrary<GeneratedRequest> {
  const { parameters = [], requestBody } = operation;
  const generateParameter = (schema: Schema) => fc.oneof(generateValid(schema).map(String), hostileText);
  const generateParameters = (location: string): fc.Arbitrary<Record<string, string>> =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((one) => one.in === location)
          .map(({ name, schema }) => [name, generateParameter(schema)]),
      ),
      { requiredKeys: [] },
    ) as fc.Arbitrary<Record<string, string>>;
  const pathPart = fc.oneof(
    fc.constantFrom(...samples.ids),
    hostileText.filter((text) => text !== "" && !/^\.+$/.test(text)),
  );
  return fc
    .record({
      part: pathPart,
      query: generateParameters("query"),
      headers: generateParameters("header"),
      body: generateBody(requestBody, exampleOf(operation, samples)),
    })
    .map((parts) => toRequest(path, parts));
}

interface RequestParts {
  part: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: GeneratedBody;
}

function toRequest(path: string, { part, query, headers, body }: RequestParts): GeneratedRequest {
  return {
    address: `${path.replace(/\{\w+\}/, encodeURIComponent(part.toWellFormed()))}?${new URLSearchParams(query)}`,
    // HTTP clients reject other header values.
    headers: { ...withoutInvalidValues(headers), ...(body.type && { "Content-Type": body.type }) },
    body: body.content,
  };
}

interface GeneratedBody {
  type: string;
  content: GeneratedRequest["body"];
}

function generateBody(
  requestBody: DocumentOperation["requestBody"],
  example: object,
): fc.Arbitrary<GeneratedBody> {
  const json = requestBody?.content?.["application/json"]?.schema;
  const form = requestBody?.content?.["multipart/form-data"]?.schema;
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 300 }).map((content) => Uint8Array.from(content));
  if (json) {
    const values = fc.oneof(
      { weight: 2, arbitrary: generateObject(json) },
      { weight: 3, arbitrary: fc.constant(example) },
      { weight: 3, arbitrary: generateAlmostValid(json, example) },
      { weight: 1, arbitrary: hostile },
    );
    return fc.oneof(
      {
        weight: 9,
        arbitrary: values.map(jsonBody),
      },
      { weight: 1, arbitrary: bytes.map((content) => ({ type: "application/json", content })) },
    );
  }
  return form ? bytes.map((content) => ({ type: multipartType, content })) : fc.constant(noBody);
}

function withoutInvalidValues(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => /^[\x20-\x7e]*$/.test(value)));
}
