import { createHash } from "node:crypto";
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import { type Method, policies, type Policy } from "~/policies";
import { company } from "~/site/company";
import type { Operation } from "./operation";
import { describeOperation } from "./describe-operation";
import { contract, type ResourceId } from "./contract";

let made: { text: string; etag: string } | undefined;

/** The API in the words of OpenAPI 3.1, as JSON, and the version of that text. */
export function apiDocument(): { text: string; etag: string } {
  if (!made) {
    const text = JSON.stringify(describe());
    made = { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
  }
  return made;
}

function describe() {
  const ids = Object.keys(contract) as ResourceId[];
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: `${company.name} API`,
      version: "1.0.0",
      description: [
        "The operations of the booking form and of the back office.",
        "Send JSON as `application/json`, 256 KiB at most. Keys that a call does not know are ignored; of a key that is there twice, the last counts.",
        "Anything but the methods below is answered with 405 and `Allow`, an unknown address with 404. A call that a browser makes for another site's page is refused with 403 where it carries a cookie or would change something.",
      ].join("\n\n"),
    },
    servers: [{ url: "/" }],
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The token that signing in answers" },
        cookie: { type: "apiKey", in: "cookie", name: "__session", description: "Set by signing in" },
      },
    },
    paths: Object.fromEntries(ids.map((id) => [contract[id].path, pathItem(id)])),
  });
}

function pathItem(id: ResourceId): ZodOpenApiPathsObject[string] {
  const policy: Policy = policies[id];
  const { path, operations }: { path: string; operations: Partial<Record<Method, Operation>> } = contract[id];
  const tag = path.split("/")[2] ?? "";
  return Object.fromEntries(
    (Object.entries(operations) as [Method, Operation][]).map(([method, call]) => [
      method.toLowerCase(),
      describeOperation(call, policy[method] ?? "nobody", { tag, operationId: nameOf(method, path) }),
    ]),
  );
}

/** Such as `putBookingIdStatus`, for those who make a client of the document. */
function nameOf(method: Method, path: string): string {
  const words = path.replace("/api/", "").split(/\W+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
