import type { ServerResponse } from "node:http";
import { log } from "~/process/log.server";
import type { NodeConnection } from "./node-connection";

/** Milliseconds without a read until a client is disconnected. A "Save as" dialog may be open for minutes. */
const stallLimitMs = 10 * 60_000;

/**
 * Returns a response body that reads `chunks` only as fast as the client reads the response. Remix's server ignores backpressure, so this
 * stream waits for the connection itself. A client that stops reading costs one chunk of memory.
 *
 * @param connection undefined outside of HTTP, as in tests
 * @param stop releases the source of `chunks`. Called at the end and when the client disconnects, even if Remix never reads the body. Must
 *   be idempotent.
 */
export function backpressureStream(
  chunks: AsyncIterable<Uint8Array>,
  connection: NodeConnection | undefined,
  stop: () => void,
): ReadableStream<Uint8Array> {
  const response = connection?.response;
  const iterator = chunks[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, undefined>;
  response?.once("close", stop);
  if (response?.destroyed) stop();

  return new ReadableStream(
    {
      async pull(controller) {
        try {
          if (response) await waitForDrain(response);
          const { done, value } = await iterator.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          if (!response) throw error;
          if (!response.destroyed) cutOff(response, error);
          controller.close();
        }
      },
      cancel() {
        stop();
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Disconnects the client, so the partial response does not look complete. Before the headers are sent, throws an error without details
 * instead: Express prints it, and the original can contain file names.
 */
function cutOff(response: ServerResponse, error: unknown) {
  log.warn({ event: "response-cut-off", err: error }, "Could not send all of a response");
  if (!response.headersSent) throw new Error("A response failed before its first byte");
  response.destroy();
}

function waitForDrain(response: ServerResponse): Promise<void> {
  if (!response.writableNeedDrain || response.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => response.destroy(), stallLimitMs);
    const done = () => {
      clearTimeout(timer);
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.on("drain", done).on("close", done);
  });
}
