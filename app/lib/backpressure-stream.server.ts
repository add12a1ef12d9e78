import type { ServerResponse } from "node:http";
import { requestContext } from "~/server/request-context.server";

/** A browser that asks "save where?" reads nothing meanwhile; after this long nobody is there. */
const stallLimitMs = 10 * 60_000;

/**
 * The body of an answer, read from `chunks` only as fast as the client takes it. Remix's server writes
 * without waiting for the client, so this waits for it: one that stops reading costs one chunk of memory.
 *
 * @param stop lets go of what `chunks` reads from: called at the end and when the client leaves, also when
 *   Remix never comes to read the body; more than once is harmless
 */
export function backpressureStream(
  chunks: AsyncIterable<Uint8Array>,
  stop: () => void,
): ReadableStream<Uint8Array> {
  const response = requestContext()?.response;
  const iterator = chunks[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, undefined>;
  response?.once("close", stop);
  if (response?.destroyed) stop();

  return new ReadableStream(
    {
      async pull(controller) {
        try {
          if (response) await untilDrained(response);
          const { done, value } = await iterator.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          if (!response?.destroyed) throw error;
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

/** Waits until the client has taken what was written, or has gone. */
function untilDrained(response: ServerResponse): Promise<void> {
  if (!response.writableNeedDrain || response.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => response.destroy(), stallLimitMs);
    const done = () => {
      clearTimeout(giveUp);
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.on("drain", done).on("close", done);
  });
}
