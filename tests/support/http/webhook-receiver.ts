import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  event: { id: string; type: string; timestamp: string; data: { bookingId: string } };
}

export async function startReceiver() {
  const received: Received[] = [];
  let says = "The answer";
  let answer: (event: Received["event"]) => number | Promise<number> = () => 204;
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const event = JSON.parse(body) as Received["event"];
      received.push({ headers: request.headers, body, event });
      response.writeHead(await answer(event)).end(says);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    received,
    types: () => received.map(({ event }) => event.type),
    /** Sets a function that returns the status for each following event. */
    respondWith: (next: typeof answer) => void (answer = next),
    say: (next: string) => void (says = next),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

export function isSignedWith(secret: string, { headers, body }: Received): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
