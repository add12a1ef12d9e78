import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

/** What a program was sent. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  event: { id: string; type: string; timestamp: string; data: { bookingId: string } };
}

/** A program that takes events, on this machine. */
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
    /** Answers from now on with the status that this returns for an event. */
    respondWith: (next: typeof answer) => void (answer = next),
    /** The body of the answers from now on. */
    say: (next: string) => void (says = next),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Whether an event was signed with the secret. */
export function isSignedWith(secret: string, { headers, body }: Received): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
