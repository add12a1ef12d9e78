import { z } from "zod";
import { day, timestamp } from "~/api/contract/fields";
import { type Resources, returning } from "~/api/contract/operation";
import { presets } from "~/booking/reports/period";
import { reasons } from "~/booking/reports/report";
import * as text from "~/messages/api-reference-company";

// `items` for programs that know arrays of one kind only.
const days = z
  .tuple([z.number(), z.number()])
  .meta({ override: ({ jsonSchema }) => Object.assign(jsonSchema, { items: { type: "number" } }) })
  .nullable();
const waits = z.object({ answer: days, quote: days });
const sum = z.object({ quotes: z.int(), cents: z.int() });
const report = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    madeAt: timestamp,
    requests: z.array(z.object({ month: z.string(), service: z.string(), count: z.int() })),
    stops: z
      .array(z.object({ step: z.int(), reason: z.enum([...reasons, "done"]), count: z.int() }))
      .meta({ description: text.report.stops }),
    waits: z.record(z.string(), waits).meta({ description: text.report.waits }),
    allWaits: waits,
    sums: z
      .object({ quoted: sum, accepted: sum, open: sum, lost: sum })
      .meta({ description: text.report.sums }),
    visits: z.array(z.object({ name: z.string().nullable(), visits: z.int(), minutes: z.int() })),
  })
  .meta({ id: "Report" });

export const reports = {
  "api:v1-report": {
    GET: {
      ...returning(text.report, report),
      query: z.object({
        period: z.enum(presets).optional().meta({ description: text.report.period }),
        from: day(text.report.from),
        to: day(text.report.to),
      }),
    },
  },
} as const satisfies Resources;
