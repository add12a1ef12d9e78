import { STATUS_CODES } from "node:http";
import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from "zod-openapi";
import { shortDigest } from "~/lib/sha256.server";
import * as text from "~/messages/api-reference";
import * as webhooksText from "~/messages/api-reference-webhooks";
import { types } from "~/messages/webhooks";
import { type Access, type ApiKeyScope, type Method, neededScope, policies, type Policy } from "~/policies";
import { api } from "~/route-map";
import { settings, settingsVersion } from "~/settings/settings.server";
import { allWebhookTypes } from "~/webhooks/types";
import { contract } from "./contract";
import { id, timestamp } from "./contract/fields";
import { isDetailed, type Operation, pathOf, type ResourceId } from "./contract/operation";
import { problemExample } from "./examples/problems";
import { successExamples } from "./examples/success";

let cached: { text: string; etag: string; version: number } | undefined;

export function apiDocument(): { text: string; etag: string } {
  const version = settingsVersion();
  if (cached?.version !== version) {
    const json = JSON.stringify(createApiDocument());
    cached = { text: json, etag: `"${shortDigest(json)}"`, version };
  }
  return cached;
}

function createApiDocument() {
  const ids = (Object.keys(api) as (keyof typeof api)[]).filter((id) => id !== "api:not-found");
  const examples = successExamples();
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: text.title(settings().companyName),
      version: "1.0.0",
      description: text.introduction.join("\n\n"),
      contact: { name: settings().companyName, email: settings().email },
    },
    servers: [{ url: "/" }],
    components: {
      securitySchemes: {
        key: { type: "http", scheme: "bearer", description: text.key },
        bearer: { type: "http", scheme: "bearer", description: text.bearer },
        cookie: { type: "apiKey", in: "cookie", name: "__session", description: text.cookie },
      },
    },
    tags: [...new Set(ids.map((id) => toTag(pathOf(id))))].map((name) => ({
      name,
      description: text.groups[name] ?? "",
    })),
    webhooks: describeWebhooks(),
    paths: Object.fromEntries(ids.map((id) => [pathOf(id), createPathItem(id, examples[id])])),
  });
}

function createPathItem(
  id: ResourceId,
  examples: Partial<Record<Method, unknown>>,
): ZodOpenApiPathsObject[string] {
  const policy: Policy = policies[id];
  const operations: Partial<Record<Method, Operation>> = contract[id];
  const path = pathOf(id);
  return Object.fromEntries(
    (Object.entries(operations) as [Method, Operation][]).map(([method, operation]) => [
      method.toLowerCase(),
      describeOperation(operation, policy, {
        path,
        tag: toTag(path),
        method,
        operationId: toOperationId(method, path),
        answer: examples[method],
      }),
    ]),
  );
}

/** Returns the group of a path: `booking`, `v1/visits`. */
function toTag(path: string): string {
  const names = path.replace("/api/", "").split("/");
  return names.slice(0, isDetailed(path) ? 2 : 1).join("/");
}

/** Returns an id such as `putBookingIdStatus`. Client generators use it as a function name. */
function toOperationId(method: Method, path: string): string {
  const words = path.replace("/api/", "").split(/\W+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

const problemSchema = z
  .object({
    message: z.string().meta({ description: text.problem.message }),
    errors: z.record(z.string(), z.array(z.string())).optional().meta({ description: text.problem.errors }),
  })
  .meta({ id: "Problem" });

const problemDetailsSchema = problemSchema
  .extend({
    type: z.literal("about:blank"),
    title: z.string().meta({ description: text.problem.title }),
    status: z.int(),
    detail: z.string().meta({ description: text.problem.detail }),
    code: z.string().optional().meta({ description: text.problem.code }),
  })
  .loose()
  .meta({ id: "ProblemDetails" });

interface OperationContext {
  path: string;
  tag: string;
  method: Method;
  operationId: string;
  answer: unknown;
}

function describeOperation(
  operation: Operation,
  policy: Policy,
  { path, tag, method, operationId, answer }: OperationContext,
): ZodOpenApiOperationObject {
  const { success } = operation;
  const access = policy[method] ?? "nobody";
  const isOpen = access === "anyone";
  const scope = neededScope(policy, method);
  const content = success.isBinary
    ? { "*/*": { schema: { type: "string", format: "binary" } as const } }
    : {
        "application/json": {
          schema: success.body ?? z.unknown(),
          ...(answer !== undefined && { example: answer }),
        },
      };
  return {
    operationId,
    tags: [tag],
    summary: operation.summary,
    description: [operation.description, !isOpen && describeAccess(access, scope)]
      .filter(Boolean)
      .join("\n\n"),
    security: isOpen ? [] : [...(scope ? [{ key: [scope] }] : []), { bearer: [] }, { cookie: [] }],
    requestParams: {
      ...(operation.params && { path: operation.params }),
      ...(operation.query && { query: operation.query }),
      ...(operation.headers && { header: operation.headers }),
    },
    ...(operation.body && {
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: operation.body,
            ...(operation.example && { example: operation.example }),
          },
        },
      },
    }),
    ...(operation.form && {
      requestBody: { required: true, content: { "multipart/form-data": { schema: operation.form } } },
    }),
    responses: {
      [String(success.status)]: {
        description: success.description,
        ...(success.headers && { headers: success.headers }),
        content,
      },
      ...Object.fromEntries(
        Object.entries(operation.others ?? {}).map(([status, description]) => [
          status,
          // A range of a file has the file's content type.
          { description, ...(status === "206" && { content }) },
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(getProblems(operation, access)).map(([status, description]) => [
          status,
          describeProblem(path, status, description ?? ""),
        ]),
      ),
    },
  };
}

function describeAccess(access: Access, scope: ApiKeyScope | null): string {
  return [text.accessSentences[access], scope ? text.keyScope(scope) : text.keyless].join(" ");
}

function getProblems(operation: Operation, access: Access): Partial<Record<number, string>> {
  const hasInput = operation.query ?? operation.headers ?? operation.body;
  return {
    ...(operation.body && pick(400, 408, 413, 415)),
    ...(access !== "anyone" && pick(401, 429)),
    ...pick(403),
    ...(operation.params && pick(404)),
    ...(hasInput && pick(422)),
    ...pick(500, 503, 507),
    ...operation.problems,
  };
}

const sharedProblems = new Map<string, ZodOpenApiResponseObject>();

function describeProblem(path: string, status: string, description: string): ZodOpenApiResponseObject {
  const { example, isUsual } = problemExample(path, status);
  const response = {
    description,
    content: isDetailed(path)
      ? { "application/problem+json": { schema: problemDetailsSchema, example } }
      : { "application/json": { schema: problemSchema, example } },
  };
  const usual: Partial<Record<string, string>> = text.problems;
  if (!isUsual || description !== usual[status]) return response;
  const id = (STATUS_CODES[status] ?? "").replaceAll(" ", "") + (isDetailed(path) ? "Details" : "");
  const shared = sharedProblems.get(id) ?? { id, ...response };
  sharedProblems.set(id, shared);
  return shared;
}

function pick(...statuses: (keyof typeof text.problems)[]): Partial<Record<number, string>> {
  return Object.fromEntries(statuses.map((status) => [status, text.problems[status]]));
}

const detail = z.object({
  from: z.string().optional().meta({ description: webhooksText.detail.from }),
  to: z.string().optional().meta({ description: webhooksText.detail.to }),
  number: z.string().optional().meta({ description: webhooksText.detail.number }),
  totalCents: z.string().optional().meta({ description: webhooksText.detail.totalCents }),
  startsAt: timestamp.optional().meta({ description: webhooksText.detail.startsAt }),
});

const webhookEvent = z
  .object({
    id: id.meta({ description: webhooksText.eventId }),
    type: z.enum(allWebhookTypes),
    timestamp,
    data: z.object({ bookingId: id, detail: detail.meta({ description: webhooksText.detail.all }) }),
  })
  .meta({ id: "WebhookEvent", description: webhooksText.event });

const webhookHeaders = z.object({
  "webhook-id": id.meta({ description: webhooksText.headers.id }),
  "webhook-timestamp": z.string().meta({ description: webhooksText.headers.timestamp }),
  "webhook-signature": z.string().meta({ description: webhooksText.headers.signature }),
});

const exampleDetails: Partial<Record<(typeof allWebhookTypes)[number], Record<string, string>>> = {
  "stage.changed": { from: "new", to: "in-review" },
  "quote.sent": { number: "1", totalCents: "45000" },
  "quote.accepted": { number: "1", totalCents: "45000" },
  "quote.declined": { number: "1", totalCents: "45000" },
  "quote.withdrawn": { number: "1", totalCents: "45000" },
  "quote.expired": { number: "1", totalCents: "45000" },
  "visit.scheduled": { startsAt: "2026-12-11T17:30:00.000Z" },
  "visit.changed": { startsAt: "2026-12-11T17:30:00.000Z" },
  "visit.canceled": { startsAt: "2026-12-11T17:30:00.000Z" },
};

const toExamplePayload = (type: (typeof allWebhookTypes)[number]) => ({
  id: "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
  type,
  timestamp: "2026-11-25T17:30:00.000Z",
  data: { bookingId: "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40", detail: exampleDetails[type] ?? {} },
});

function describeWebhooks(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    allWebhookTypes.map((type) => [
      type,
      {
        post: {
          operationId: type.replace(/[.](.)/, (_match, letter: string) => letter.toUpperCase()),
          tags: [webhooksText.tag],
          summary: webhooksText.summary(types[type]),
          description: webhooksText.description,
          security: [],
          requestParams: { header: webhookHeaders },
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: webhookEvent,
                example: toExamplePayload(type),
              },
            },
          },
          responses: {
            "200": { description: webhooksText.taken },
            "410": { description: webhooksText.ended },
          },
        },
      },
    ]),
  );
}
