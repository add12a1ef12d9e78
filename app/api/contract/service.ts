import { z } from "zod";
import type { Resource } from "~/api/operation";

export const health = {
  path: "/api/health",
  operations: {
    GET: {
      summary: "Health check",
      success: {
        status: 200,
        description: "The database responds",
        body: z.object({ status: z.literal("ok") }),
      },
      refusals: { 503: "The database does not respond" },
    },
  },
} as const satisfies Resource;

export const openapi = {
  path: "/api/openapi.json",
  operations: {
    GET: {
      summary: "This document",
      success: {
        status: 200,
        description: "OpenAPI 3.1, built from the schemas that validate the requests",
        body: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }),
      },
      others: { 304: "The client already has this version" },
    },
  },
} as const satisfies Resource;
