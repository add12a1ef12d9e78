import { z } from "zod";
import type { Resource } from "~/api/operation";

export const health = {
  path: "/api/health",
  operations: {
    GET: {
      summary: "Whether the service works",
      success: {
        status: 200,
        description: "The database answers",
        body: z.object({ status: z.literal("ok") }),
      },
      refusals: { 503: "The database does not answer" },
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
        description: "OpenAPI 3.1, made of the schemas that check the calls",
        body: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }),
      },
      others: { 304: "The caller has it already" },
    },
  },
} as const satisfies Resource;
