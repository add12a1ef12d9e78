import { z } from "zod";
import * as text from "~/messages/api-reference";
import { type Resources, toOperation } from "./operation";

const build = { version: z.string(), commit: z.string() };

export const service = {
  "api:live": {
    GET: toOperation(text.live, z.object({ status: z.literal("alive"), ...build })),
  },
  "api:health": {
    GET: toOperation(text.health, z.object({ status: z.literal("ok"), ...build })),
  },
  "api:ready": {
    GET: toOperation(
      text.ready,
      z.object({ status: z.literal("ready"), missingSettings: z.array(z.string()) }),
    ),
  },
  "api:openapi": {
    GET: toOperation(text.openapi, z.looseObject({ openapi: z.string(), paths: z.looseObject({}) })),
  },
} as const satisfies Resources;
