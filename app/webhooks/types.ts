/** The events that other programs can be told of, by what they are about. */
export const webhookTypes = {
  request: ["request.created", "request.changed", "request.erased"],
  stage: ["stage.changed"],
  quote: ["quote.sent", "quote.accepted", "quote.declined", "quote.withdrawn", "quote.expired"],
  visit: ["visit.scheduled", "visit.changed", "visit.canceled"],
  message: ["message.received", "message.sent"],
  delivery: ["delivery.published", "delivery.withdrawn"],
} as const;

export type WebhookType = (typeof webhookTypes)[keyof typeof webhookTypes][number];

export const allWebhookTypes: readonly WebhookType[] = Object.values(webhookTypes).flat();

/** What is sent to try an address; every address gets it. */
export const testType = "test";

/** Hours for which an old secret signs beside the new one. */
export const overlapHours = 24;

/** What happened to a booking. */
export interface WebhookEvent {
  type: WebhookType;
  bookingId: string;
  /** As in the history of the booking, without names. */
  detail: Record<string, string>;
}
