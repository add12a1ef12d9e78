import { z } from "zod";
import * as text from "~/messages/api-reference";
import type { Resource } from "./operation";

/** Which code answers. */
const build = { version: z.string(), commit: z.string() };

export const live = {
  path: "/api/live",
  operations: {
    GET: {
      summary: text.live.summary,
      description: text.live.description,
      success: {
        status: 200,
        description: text.live.done,
        body: z.object({ status: z.literal("alive"), ...build }),
      },
    },
  },
} as const satisfies Resource;

export const health = {
  path: "/api/health",
  operations: {
    GET: {
      summary: text.health.summary,
      description: text.health.description,
      success: {
        status: 200,
        description: text.health.done,
        body: z.object({ status: z.literal("ok"), ...build }),
      },
      refusals: text.health.refusals,
    },
  },
} as const satisfies Resource;

export const ready = {
  path: "/api/ready",
  operations: {
    GET: {
      summary: text.ready.summary,
      description: text.ready.description,
      success: {
        status: 200,
        description: text.ready.done,
        body: z.object({ status: z.literal("ready"), missingSettings: z.array(z.string()) }),
      },
      refusals: text.ready.refusals,
    },
  },
} as const satisfies Resource;

export const openapi = {
  path: "/api/openapi.json",
  operations: {
    GET: {
      summary: text.openapi.summary,
      description: text.openapi.description,
      success: {
        status: 200,
        description: text.openapi.done,
        body: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }),
      },
      others: text.openapi.others,
    },
  },
} as const satisfies Resource;
