import { createHash } from "node:crypto";
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import { type Method, policies, type Policy } from "~/policies";
import { company } from "~/site/company";
import type { Operation } from "./operation";
import { describeOperation } from "./describe-operation";
import { contract, type ResourceId } from "./contract";

let cached: { text: string; etag: string } | undefined;

/** Returns the OpenAPI 3.1 document of the API as JSON, with its ETag. */
export function apiDocument(): { text: string; etag: string } {
  if (!cached) {
    const text = JSON.stringify(createApiDocument());
    cached = { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
  }
  return cached;
}

function createApiDocument() {
  const ids = Object.keys(contract) as ResourceId[];
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: `${company.name} API`,
      version: "1.0.0",
      description: [
        "The operations of the booking form and of the back office.",
        "Send JSON as `application/json`, 256 KiB at most. Unknown keys are ignored; of a duplicate key, the last value is used.",
        "The response to every other method is 405 with `Allow`, and to an unknown URL 404. A request that another site's page makes a browser send is refused with 403 if it carries a cookie or could change something.",
      ].join("\n\n"),
    },
    servers: [{ url: "/" }],
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The token in the response to a sign-in" },
        cookie: { type: "apiKey", in: "cookie", name: "__session", description: "Set by signing in" },
      },
    },
    paths: Object.fromEntries(ids.map((id) => [contract[id].path, createPathItem(id)])),
  });
}

function createPathItem(id: ResourceId): ZodOpenApiPathsObject[string] {
  const policy: Policy = policies[id];
  const { path, operations }: { path: string; operations: Partial<Record<Method, Operation>> } = contract[id];
  const tag = path.split("/")[2] ?? "";
  return Object.fromEntries(
    (Object.entries(operations) as [Method, Operation][]).map(([method, operation]) => [
      method.toLowerCase(),
      describeOperation(operation, policy[method] ?? "nobody", {
        tag,
        operationId: toOperationId(method, path),
      }),
    ]),
  );
}

/** Returns an id such as `putBookingIdStatus`, which client generators use as the name of the function. */
function toOperationId(method: Method, path: string): string {
  const words = path.replace("/api/", "").split(/\W+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
