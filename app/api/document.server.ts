import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import { shortDigest } from "~/lib/sha256.server";
import * as text from "~/messages/api-reference";
import { type Method, policies, type Policy } from "~/policies";
import { api } from "~/route-map";
import { settings, settingsVersion } from "~/settings/settings.server";
import { contract } from "./contract";
import { isDetailed, type Operation, pathOf, type ResourceId } from "./contract/operation";
import { describeOperation } from "./describe-operation";
import { describeWebhooks } from "./describe-webhooks";
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
