import type { ZodOpenApiPathsObject } from "zod-openapi";
import * as text from "~/messages/api-reference-webhooks";
import { types } from "~/messages/webhooks";
import { allWebhookTypes } from "~/webhooks/types";
import { exampleDetails, webhookEvent, webhookHeaders } from "./contract/webhooks";

const example = {
  id: "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
  timestamp: "2026-11-25T17:30:00.000Z",
  bookingId: "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
};

/** Describes what webhooks are sent, by the type of event. */
export function describeWebhooks(): ZodOpenApiPathsObject {
  const { id, timestamp, bookingId } = example;
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
                example: { id, type, timestamp, data: { bookingId, detail: exampleDetails[type] ?? {} } },
              },
            },
          },
          responses: { "200": { description: text.taken }, "410": { description: text.ended } },
        },
      },
    ]),
  );
}
