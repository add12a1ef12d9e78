import { describe, expect, test } from "vitest";
import { apiDocument } from "~/api/document.server";
import { type ApiDocument, findBreakingChanges, type Schema } from "./lib/breaking-changes";
import released from "../docs/api-released.json";

test("programs that were written for the last release can use this API", () => {
  const current = JSON.parse(apiDocument().text) as ApiDocument;
  expect(findBreakingChanges(released as unknown as ApiDocument, current)).toEqual([]);
});

const name: Schema = { type: "string", minLength: 1, maxLength: 200 };
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: "object",
  properties,
  required,
});
const stage = (...values: string[]): Schema => ({ type: "string", enum: values });

/** Returns a document with one call, which takes one schema and responds with the other. */
function documentOf(body: Schema, response: Schema = object({}), more: object = {}): ApiDocument {
  const post = {
    requestBody: { content: { "application/json": { schema: body } } },
    responses: { 200: { content: { "application/json": { schema: response } } }, 404: {} },
    ...more,
  };
  return { paths: { "/things": { post } } };
}

const nothing = object({});

describe("a request", () => {
  test.each<[string, Schema, Schema, string[]]>([
    ["an optional field more", nothing, object({ name }), []],
    ["a longer text", object({ name }), object({ name: { ...name, maxLength: 300 } }), []],
    ["any number", object({ size: { type: "integer" } }), object({ size: { type: "number" } }), []],
    ["no value too", object({ name }), object({ name: { anyOf: [name, { type: "null" }] } }), []],
    ["a required field", nothing, object({ name }, ["name"]), ["body.name is required now"]],
    ["a field less", object({ name }), nothing, ["body.name is gone"]],
    [
      "a shorter text",
      object({ name }),
      object({ name: { ...name, maxLength: 100 } }),
      ["body.name has another maxLength"],
    ],
    ["another type", object({ name }), object({ name: { type: "number" } }), ["body.name is number now"]],
    [
      "a value less",
      object({ stage: stage("new", "done") }),
      object({ stage: stage("new") }),
      ['body.stage can’t be "done" now'],
    ],
    [
      "other entries",
      object({ names: { type: "array", items: name } }),
      object({ names: { type: "array", items: { type: "number" } } }),
      ["body.names[] is number now"],
    ],
  ])("that takes %s", (_, before, after, changes) => {
    const found = findBreakingChanges(documentOf(before), documentOf(after));
    expect(found).toEqual(changes.map((change) => `POST /things: ${change}`));
  });
});

describe("a response", () => {
  test.each<[string, Schema, Schema, string[]]>([
    ["a field more", nothing, object({ name }, ["name"]), []],
    ["a field less", object({ name }, ["name"]), nothing, ["200.name is gone"]],
    [
      "a field that can be missing",
      object({ name }, ["name"]),
      object({ name }),
      ["200.name can be missing now"],
    ],
    [
      "a field that can be null",
      object({ name }),
      object({ name: { anyOf: [name, { type: "null" }] } }),
      ["200.name is null now"],
    ],
    [
      "a new value",
      object({ stage: stage("new") }),
      object({ stage: stage("new", "done") }),
      ['200.stage can be "done" now'],
    ],
    ["a shorter text", object({ name }), object({ name: { ...name, maxLength: 100 } }), []],
  ])("with %s", (_, before, after, changes) => {
    const found = findBreakingChanges(documentOf(nothing, before), documentOf(nothing, after));
    expect(found).toEqual(changes.map((change) => `POST /things: ${change}`));
  });

  test("that several calls share is compared as one that stands in its call", () => {
    const shared = (schema: Schema): ApiDocument => ({
      ...documentOf(nothing, nothing, { responses: { 200: { $ref: "#/components/responses/Done" } } }),
      components: { responses: { Done: { content: { "application/json": { schema } } } } },
    });
    const before = documentOf(nothing, object({ name }, ["name"]));
    expect(findBreakingChanges(before, shared(object({ name }, ["name"])))).toEqual([]);
    expect(findBreakingChanges(before, shared(nothing))).toEqual(["POST /things: 200.name is gone"]);
  });

  test("that fails in fewer ways breaks nobody, and one that never succeeds breaks all", () => {
    const answered = (...statuses: number[]) =>
      documentOf(nothing, nothing, { responses: Object.fromEntries(statuses.map((each) => [each, {}])) });
    expect(findBreakingChanges(answered(200, 404), answered(200))).toEqual([]);
    expect(findBreakingChanges(answered(200, 404), answered(404))).toEqual(["POST /things: 200 is gone"]);
  });
});

test("a call that is gone, or asks for more than its body, is found", () => {
  const before = documentOf(nothing);
  expect(findBreakingChanges(before, { paths: {} })).toEqual(["POST /things is gone"]);
  const parameters = [{ in: "query", name: "limit", required: true, schema: { type: "integer" } }];
  const stricter = documentOf(nothing, nothing, { security: [{ bearer: [] }], parameters });
  expect(findBreakingChanges(before, stricter)).toEqual([
    "POST /things needs a sign-in now",
    "POST /things: parameter limit is required now",
  ]);
});
