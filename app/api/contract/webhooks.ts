import { z } from "zod";
import { id, timestamp } from "~/api/contract/fields";
import * as text from "~/messages/api-reference-webhooks";
import { allWebhookTypes } from "~/webhooks/types";

const detail = z.object({
  from: z.string().optional().meta({ description: text.detail.from }),
  to: z.string().optional().meta({ description: text.detail.to }),
  number: z.string().optional().meta({ description: text.detail.number }),
  totalCents: z.string().optional().meta({ description: text.detail.totalCents }),
  startsAt: timestamp.optional().meta({ description: text.detail.startsAt }),
});

/** What a webhook is sent. */
export const webhookEvent = z
  .object({
    id: id.meta({ description: text.eventId }),
    type: z.enum(allWebhookTypes),
    timestamp,
    data: z.object({ bookingId: id, detail: detail.meta({ description: text.detail.all }) }),
  })
  .meta({ id: "WebhookEvent", description: text.event });

export const webhookHeaders = z.object({
  "webhook-id": id.meta({ description: text.headers.id }),
  "webhook-timestamp": z.string().meta({ description: text.headers.timestamp }),
  "webhook-signature": z.string().meta({ description: text.headers.signature }),
});

/** The details that an example of an event has. */
export const exampleDetails: Partial<Record<(typeof allWebhookTypes)[number], Record<string, string>>> = {
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
