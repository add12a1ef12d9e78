import { z } from "zod";
import { timestamp } from "~/api/contract/fields";
import type { Resource } from "~/api/contract/operation";
import * as adminText from "~/messages/api-reference-admin";
import * as text from "~/messages/api-reference-company";
import { personField } from "~/persons/person-key";
import { holdReasons } from "~/sweeps/removals.server";
import { about, moment, reading, repeatable } from "./fields";

const person = personField.meta({ description: text.erasure.person, override: { type: "string" } });

export const v1Erasures = {
  path: "/api/v1/erasures",
  operations: {
    POST: {
      ...about(text.erasure),
      headers: repeatable,
      body: z.object({
        person,
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

export const v1PersonExports = {
  path: "/api/v1/person-exports",
  operations: {
    POST: {
      ...about(adminText.exportPerson),
      body: z.object({ person }),
      example: { person: "ada@example.com" },
      success: { status: 200, description: adminText.exportPerson.done, isBinary: true },
    },
  },
} as const satisfies Resource;

const { removals, confirmRemovals } = adminText;

export const v1Removals = {
  path: "/api/v1/removals",
  operations: {
    GET: reading(
      removals,
      z.object({
        reason: z.enum(holdReasons).nullable().meta({ description: removals.reason }),
        now: timestamp.meta({ description: removals.now }),
        horizon: timestamp.meta({ description: removals.horizon }),
        due: z.record(z.string(), z.int()).meta({ description: removals.due }),
      }),
    ),
    POST: {
      ...reading(confirmRemovals, z.object({ message: z.string() })),
      headers: repeatable,
      body: z.object({ shownAt: moment(confirmRemovals.shownAt) }),
      example: { shownAt: "2026-11-26T17:30:00.000Z" },
      refusals: confirmRemovals.refusals,
    },
  },
} as const satisfies Resource;
