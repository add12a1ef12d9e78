import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import type { DatumEvent } from "./index";

/**
 * Creates a server for the address of a webhook. It checks the signature of each event, and handles it.
 *
 * @param secret shown when the webhook is made: whsec_…
 * @param handle throws to get the event again later; must do no harm when an event comes twice
 */
export function receiveEvents(secret: string, handle: (event: DatumEvent) => Promise<void>): Server {
  const webhook = new Webhook(secret);
  return createServer((request, response) => {
    const answer = (status: number) => void response.writeHead(status).end();
    void text(request).then((body) => {
      let event: DatumEvent;
      try {
        event = webhook.verify(body, request.headers as Record<string, string>) as DatumEvent;
      } catch {
        answer(401);
        return;
      }
      handle(event).then(
        () => answer(204),
        () => answer(500),
      );
    });
  });
}
