import { apiDocument } from "~/api/document.server";
import type { ApiCalls } from "~/api/resource.server";
import { isDatabaseReachable } from "~/db/client.server";
import { isNotModified } from "~/lib/response-headers";
import * as messages from "~/messages/api";
import { version } from "~/process/version.server";
import { apiHeaders, problem } from "~/server/json-response.server";
import { missingSettings } from "~/server/missing-settings.server";
import { parts, readiness } from "~/server/readiness.server";

export const serviceCalls = {
  "api:live": {
    GET: () => ({ status: "alive" as const, ...version() }),
  },
  "api:health": {
    GET: async () =>
      (await isDatabaseReachable())
        ? { status: "ok" as const, ...version() }
        : problem(503, messages.databaseDown, { headers: { "Retry-After": "30" } }),
  },
  "api:ready": {
    GET: async () => {
      const checks = await readiness();
      const failed = parts.filter((part) => checks[part] === "failed");
      if (failed.length === 0) return { status: "ready" as const, missingSettings: missingSettings() };
      // Names only the failed part, because the response is public. The log has the error.
      const errors = Object.fromEntries(failed.map((part) => [part, [messages.partDown[part]]]));
      return problem(503, messages.notReady, { errors, headers: { "Retry-After": "30" } });
    },
  },
  "api:openapi": {
    GET: ({ request }) => {
      const { text, etag } = apiDocument();
      const headers = apiHeaders({
        "Cache-Control": "public, no-cache",
        "Content-Type": "application/json",
        ETag: etag,
      });
      return isNotModified(request.headers.get("If-None-Match"), etag)
        ? new Response(null, { status: 304, headers })
        : new Response(text, { headers });
    },
  },
} satisfies ApiCalls;
