import addFormats from "ajv-formats";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020";
import { expect } from "vitest";
import { isDetailed } from "~/api/contract/operation";
import { apiDocument } from "~/api/document.server";
import type { Method } from "~/policies";

export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

interface BodyContent {
  content?: Record<string, { schema: Schema; example?: object }>;
}

export interface DocumentOperation {
  operationId: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: { in: "path" | "query" | "header"; name: string; schema: Schema }[];
  requestBody?: BodyContent;
  responses: Record<string, BodyContent & { $ref?: string; headers?: Record<string, unknown> }>;
}

export const apiDescription = JSON.parse(apiDocument().text) as {
  openapi: string;
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DocumentOperation>>;
  webhooks: Record<string, Record<string, DocumentOperation>>;
  components: { responses: Record<string, DocumentOperation["responses"][string]> };
};

export const operations = Object.entries(apiDescription.paths).flatMap(([path, calls]) =>
  Object.entries(calls).map(([method, operation]) => ({
    path,
    method: method.toUpperCase() as Method,
    operation,
  })),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(apiDescription, "api");

const problem = check("#/components/schemas/Problem");
const problemDetails = check("#/components/schemas/ProblemDetails");

function check(pointer: string): ValidateFunction {
  const validate = ajv.getSchema(`api${pointer}`);
  if (!validate) throw new Error(`The document has no ${pointer}.`);
  return validate;
}

/** Returns a JSON Pointer (RFC 6901) as a URL fragment. */
function pointer(...names: string[]): string {
  const escaped = names.map((name) => encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1")));
  return `#/${escaped.join("/")}`;
}

/** Returns the pointers of JSON bodies in requests, responses and webhooks without an example, and of examples that violate their schema. */
export function unfitExamples(): string[] {
  const all = [
    ...Object.entries(apiDescription.paths).map(([path, calls]) => ["paths", path, calls] as const),
    ...Object.entries(apiDescription.webhooks).map(([type, calls]) => ["webhooks", type, calls] as const),
  ];
  const shared = Object.entries(apiDescription.components.responses).flatMap(([name, response]) =>
    unfit(response, ["components", "responses", name]),
  );
  const own = all.flatMap(([part, name, calls]) =>
    Object.entries(calls).flatMap(([method, { requestBody, responses }]) => [
      ...unfit(requestBody, [part, name, method, "requestBody"]),
      ...Object.entries(responses).flatMap(([status, response]) =>
        unfit(response, [part, name, method, "responses", status]),
      ),
    ]),
  );
  return [...shared, ...own];
}

function unfit(body: BodyContent | undefined, at: string[]): string[] {
  return Object.entries(body?.content ?? {}).flatMap(([type, { example }]) => {
    if (!type.endsWith("json")) return [];
    const path = pointer(...at, "content", type);
    if (example === undefined) return [`${path} has no example`];
    return check(pointer(...at, "content", type, "schema"))(example) ? [] : [path];
  });
}

/**
 * Expects a response to conform to the document: the operation documents its status, and its JSON matches the schema. An address without an
 * operation has to answer with a problem of status 404 or 405.
 */
export function expectDocumented(
  { method, path }: { method: string; path: string },
  response: Response,
  text: string,
) {
  const template = findTemplate(path);
  const operation = template && apiDescription.paths[template]?.[method.toLowerCase()];
  const type = response.headers.get("Content-Type");
  if (!template || !operation) {
    expect([404, 405], `${method} ${path}`).toContain(response.status);
    if (template && isDetailed(path)) expectJson(problemDetails, text, type, "application/problem+json");
    else expectJson(problem, text, type, "application/json");
    return;
  }
  const status = String(response.status);
  const inCall = ["paths", template, method.toLowerCase(), "responses", status];
  const { $ref } = operation.responses[status] ?? {};
  const at = $ref ? $ref.replace("#/", "").split("/") : inCall;
  const documented = $ref
    ? apiDescription.components.responses[at.at(-1) ?? ""]
    : operation.responses[status];
  expect(documented, `${method} ${template} responded with ${status}: ${text.slice(0, 500)}`).toBeDefined();
  for (const name of Object.keys(documented?.headers ?? {}))
    expect(response.headers.has(name), `${method} ${template} sends ${name}`).toBe(true);
  const content = documented?.content;
  if (!content) expect(text).toBe("");
  const [documentedType] = Object.keys(content ?? {});
  if (!documentedType || documentedType === "*/*") return;
  expectJson(check(pointer(...at, "content", documentedType, "schema")), text, type, documentedType);
}

function expectJson(validate: ValidateFunction, text: string, type: string | null, documentedType: string) {
  expect(type?.split(";", 1)[0]).toBe(documentedType);
  const isValid = validate(JSON.parse(text));
  expect(isValid ? [] : validate.errors, text.slice(0, 500)).toEqual([]);
}

/** The document's path templates. Those with fewer parameters come first. */
const templates = Object.keys(apiDescription.paths)
  .sort((a, b) => a.split("{").length - b.split("{").length)
  .map((template) => ({ template, pattern: new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`) }));

function findTemplate(path: string): string | undefined {
  return templates.find(({ pattern }) => pattern.test(path))?.template;
}
