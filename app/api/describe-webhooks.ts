import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import * as text from "~/messages/api-reference-webhooks";
import { types } from "~/messages/webhooks";
import { allWebhookTypes } from "~/webhooks/types";
import { id, timestamp } from "./contract/fields";

const detail = z.object({
  from: z.string().optional().meta({ description: text.detail.from }),
  to: z.string().optional().meta({ description: text.detail.to }),
  number: z.string().optional().meta({ description: text.detail.number }),
  totalCents: z.string().optional().meta({ description: text.detail.totalCents }),
  startsAt: timestamp.optional().meta({ description: text.detail.startsAt }),
});

const webhookEvent = z
  .object({
    id: id.meta({ description: text.eventId }),
    type: z.enum(allWebhookTypes),
    timestamp,
    data: z.object({ bookingId: id, detail: detail.meta({ description: text.detail.all }) }),
  })
  .meta({ id: "WebhookEvent", description: text.event });

const webhookHeaders = z.object({
  "webhook-id": id.meta({ description: text.headers.id }),
  "webhook-timestamp": z.string().meta({ description: text.headers.timestamp }),
  "webhook-signature": z.string().meta({ description: text.headers.signature }),
});

const exampleDetails: Partial<Record<(typeof allWebhookTypes)[number], Record<string, string>>> = {
  "stage.changed": { from: "new", to: "in-review" },
  "quote.sent": { number: "1", totalCents: "45000" },
  "quote.accepted": { number: "1", totalCents: "45000" },
  "quote.declined": { number: "1", totalCents: "45000" },
  "quote.withdrawn": { number: "1", totalCents: "45000" },
  "quote.expired": { number: "1", totalCents: "45000" },
  "visit.scheduled": { startsAt: "2026-12-11T17:30:00.000Z" },
  "visit.changed": { startsAt: "2026-12-11T17:30:00.000Z" },
  "visit.canceled": { startsAt: "2026-12-11T17:30:00.000Z" },
};

const toExample = (type: (typeof allWebhookTypes)[number]) => ({
  id: "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
  type,
  timestamp: "2026-11-25T17:30:00.000Z",
  data: { bookingId: "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40", detail: exampleDetails[type] ?? {} },
});

export function describeWebhooks(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    allWebhookTypes.map((type) => [
      type,
      {
        post: {
          operationId: type.replace(/[.](.)/, (_match, letter: string) => letter.toUpperCase()),
          tags: [text.tag],
          summary: text.summary(types[type]),
          description: text.description,
          security: [],
          requestParams: { header: webhookHeaders },
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: webhookEvent,
                example: toExample(type),
              },
            },
          },
          responses: { "200": { description: text.taken }, "410": { description: text.ended } },
        },
      },
    ]),
  );
}
