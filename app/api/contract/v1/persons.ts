import { z } from "zod";
import { moment, repeatable, timestamp } from "~/api/contract/fields";
import { about, type Resources, returning } from "~/api/contract/operation";
import * as adminText from "~/messages/api-reference-admin";
import * as text from "~/messages/api-reference-company";
import { personField } from "~/persons/person-key";
import { holdReasons } from "~/tasks/removals.server";

const person = personField.meta({ description: text.erasure.person, override: { type: "string" } });

const { removals, confirmRemovals } = adminText;

export const persons = {
  "api:v1-erasures": {
    POST: {
      ...returning(
        text.erasure,
        z.object({
          message: z.string(),
          isUnfinished: z.boolean().meta({ description: text.erasure.isUnfinished }),
        }),
      ),
      headers: repeatable,
      body: z.object({
        person,
        mode: z.enum(["erase", "anonymize"]).meta({ description: text.erasure.mode }),
      }),
      example: { person: "ada@example.com", mode: "erase" },
    },
  },
  "api:v1-person-exports": {
    POST: {
      ...about(adminText.exportPerson),
      body: z.object({ person }),
      example: { person: "ada@example.com" },
      success: { status: 200, description: adminText.exportPerson.done, isBinary: true },
    },
  },
  "api:v1-removals": {
    GET: returning(
      removals,
      z.object({
        reason: z.enum(holdReasons).nullable().meta({ description: removals.reason }),
        now: timestamp.meta({ description: removals.now }),
        horizon: timestamp.meta({ description: removals.horizon }),
        due: z.record(z.string(), z.int()).meta({ description: removals.due }),
      }),
    ),
    POST: {
      ...returning(confirmRemovals, z.object({ message: z.string() })),
      headers: repeatable,
      body: z.object({ shownAt: moment(confirmRemovals.shownAt) }),
      example: { shownAt: "2026-11-26T17:30:00.000Z" },
    },
  },
} as const satisfies Resources;
