import { Ajv2020, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import { apiDocument } from "~/api/document.server";
import type { Method } from "~/policies";

/** A JSON Schema, as far as the tests look into it. */
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

interface Content {
  content?: Record<string, { schema: Schema; example?: object }>;
}

export interface Operation {
  operationId: string;
  security: Record<string, never[]>[];
  parameters?: { in: "path" | "query" | "header"; name: string; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content & { headers?: Record<string, unknown> }>;
}

/** The document as callers read it. */
export const apiDescription = JSON.parse(apiDocument().text) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: object;
};

/** Each call of the document. */
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

function check(pointer: string): ValidateFunction {
  const validate = ajv.getSchema(`api${pointer}`);
  if (!validate) throw new Error(`The document has no ${pointer}.`);
  return validate;
}

/** The pointer to one part of the document, its names escaped as RFC 6901 and a URL have it. */
function pointer(...names: string[]): string {
  const escaped = names.map((name) => encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1")));
  return `#/${escaped.join("/")}`;
}

/**
 * Holds an answer against the document: its status is among those of the call, and its JSON is what the document
 * says. Answers 404 and 405 to what is no call are problems.
 */
export function expectDocumented(
  { method, path }: { method: string; path: string },
  response: Response,
  text: string,
) {
  const template = templateOf(path);
  const operation = template && apiDescription.paths[template]?.[method.toLowerCase()];
  const type = response.headers.get("Content-Type");
  if (!template || !operation) {
    expect([404, 405], `${method} ${path}`).toContain(response.status);
    expectJson(problem, text, type);
    return;
  }
  const status = String(response.status);
  const documented = operation.responses[status];
  expect(documented, `${method} ${template} is answered with ${status}: ${text.slice(0, 500)}`).toBeDefined();
  for (const name of Object.keys(documented?.headers ?? {}))
    expect(response.headers.has(name), `${method} ${template} sends ${name}`).toBe(true);
  const content = documented?.content;
  if (!content) expect(text).toBe("");
  if (!content || content["*/*"]) return;
  const at = ["paths", template, method.toLowerCase(), "responses", status, "content", "application/json"];
  expectJson(check(pointer(...at, "schema")), text, type);
}

function expectJson(validate: ValidateFunction, text: string, type: string | null) {
  expect(type).toMatch(/^application\/json\b/);
  const isValid = validate(JSON.parse(text));
  expect(isValid ? [] : validate.errors, text.slice(0, 500)).toEqual([]);
}

/** The path of the document that an address is of; one without parameters comes first. */
function templateOf(path: string): string | undefined {
  const templates = Object.keys(apiDescription.paths).sort(
    (a, b) => a.split("{").length - b.split("{").length,
  );
  return templates.find((template) => new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`).test(path));
}
