export const tag = "webhooks";
export const summary = (event: string) => `When: ${event}`;
export const description =
  "Sent by POST to the address that an administrator enters under Settings, Webhooks, as Standard Webhooks (standardwebhooks.com) describes. Check the signature with a library of that specification. Answer 2xx within 12 seconds; anything else is tried again for three days, then the event has failed. Redirects aren’t followed. 410 ends the webhook. Events of one request arrive in order. One may arrive twice: keep `webhook-id`.";
export const event = "What happened: ids alone. Read the rest with `GET /api/v1/bookings/{id}` and a key.";
export const eventId = "The same with each attempt";
export const detail = {
  all: "As in the history of the booking",
  from: "The stage before",
  to: "The stage now",
  number: "Of the quote",
  totalCents: "Of the quote",
  startsAt: "Of the visit",
};
export const headers = {
  id: "The same as `id`",
  timestamp: "When it was signed, in seconds since 1970. Refuse what is older than five minutes.",
  signature:
    "`v1,` and the HMAC-SHA256 of id, timestamp and body, in base64; two of them for a day after a new secret",
};
export const taken = "Taken, with any 2xx";
export const ended = "The program wants no events anymore: the webhook is paused";
