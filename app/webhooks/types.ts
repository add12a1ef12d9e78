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

/** The type of a test event, which every address gets. */
export const testType = "test";

/** Hours for which the previous secret also signs. */
export const overlapHours = 24;

export interface WebhookEvent {
  type: WebhookType;
  bookingId: string;
  /** The details in the booking's history, without names. */
  detail: Record<string, string>;
}
