import { z } from "zod";
import type { Resource } from "~/api/contract/operation";
import * as text from "~/messages/api-reference-company";
import { personField } from "~/persons/person-key";
import { about, repeatable } from "./fields";

export const v1Erasures = {
  path: "/api/v1/erasures",
  operations: {
    POST: {
      ...about(text.erasure),
      headers: repeatable,
      body: z.object({
        person: personField.meta({ description: text.erasure.person, override: { type: "string" } }),
        mode: z.enum(["erase", "anonymize"]).meta({ description: text.erasure.mode }),
      }),
      example: { person: "ada@example.com", mode: "erase" },
      success: {
        status: 200,
        description: text.erasure.done,
        body: z.object({
          message: z.string(),
          isUnfinished: z.boolean().meta({ description: text.erasure.isUnfinished }),
        }),
      },
      refusals: text.erasure.refusals,
    },
  },
} as const satisfies Resource;
