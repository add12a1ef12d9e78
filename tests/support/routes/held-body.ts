import type { ActionFunctionArgs } from "@remix-run/node";
import { requestAs } from "#tests/support/records/staff";
import type { Staff } from "~/access/session";

interface HeldBody {
  /** The first half of the text is available at once, the second half after `send`. */
  body: ReadableStream<Uint8Array>;
  /** Resolves when the reader waits for the second half. */
  awaited: Promise<void>;
  send: () => void;
}

/** Creates a request body that holds back its second half, like a slow or malicious client. */
export function heldBody(text: string): HeldBody {
  const bytes = new TextEncoder().encode(text);
  const half = Math.floor(bytes.length / 2);
  const { promise: sent, resolve: send } = newPromise();
  const { promise: awaited, resolve: reportAwaited } = newPromise();
  let pulls = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        pulls += 1;
        if (pulls === 1) {
          controller.enqueue(bytes.subarray(0, half));
          return;
        }
        reportAwaited();
        await sent;
        controller.enqueue(bytes.subarray(half));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, awaited, send };
}

function newPromise() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}

export interface Write {
  action: (args: ActionFunctionArgs) => unknown;
  method: string;
  path: string;
  params?: Record<string, string>;
  type: string;
  body: string;
}

export const formPost = (fields: Record<string, string>) =>
  ({
    method: "POST",
    type: "application/x-www-form-urlencoded",
    body: new URLSearchParams(fields).toString(),
  }) as const;

/**
 * Sends a write whose last half is held back until `meanwhile` is done.
 *
 * @returns the response or the data with its status, returned or thrown
 */
export async function sendHeld(
  { action, method, path, params = {}, type, body }: Write,
  sender: Staff,
  meanwhile: () => Promise<void>,
): Promise<Response | { init: ResponseInit | null }> {
  const delayedBody = heldBody(body);
  const init = { method, headers: { "Content-Type": type }, body: delayedBody.body, duplex: "half" } as const;
  const request = await requestAs(sender, path, init);
  const running = Promise.resolve(action({ request, params, context: {} })).catch(
    (thrown: unknown) => thrown,
  );
  await delayedBody.awaited;
  await meanwhile();
  delayedBody.send();
  return (await running) as Response | { init: ResponseInit | null };
}
