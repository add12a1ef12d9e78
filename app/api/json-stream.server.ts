import { backpressureStream } from "~/lib/backpressure-stream.server";
import { requestContext } from "~/process/current-request.server";
import { log } from "~/process/log.server";
import { apiHeaders } from "~/server/json-response.server";

/** Streams one JSON array in batches, as fast as the client reads. Stops when the client disconnects. */
export function jsonArray(batches: AsyncGenerator<unknown[]>, headers: HeadersInit): Response {
  const chunks = encodeBatches(batches);
  const responseHeaders = apiHeaders(headers);
  // Compression would buffer the response and hide how fast the client reads.
  responseHeaders.set("Cache-Control", "no-store, no-transform");
  responseHeaders.set("Content-Type", "application/json");
  // With buffering, nginx would continue to read for a client that has stopped.
  responseHeaders.set("X-Accel-Buffering", "no");
  return new Response(
    backpressureStream(chunks, requestContext(), () => void chunks.return(undefined)),
    { headers: responseHeaders },
  );
}

async function* encodeBatches(batches: AsyncGenerator<unknown[]>): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder();
  let separator = "[";
  try {
    for await (const batch of batches) {
      if (batch.length === 0) continue;
      yield encoder.encode(separator + batch.map((item) => JSON.stringify(item)).join(","));
      separator = ",";
    }
  } catch (error) {
    // The status is already sent, so the client can notice only that the array is incomplete.
    log.error({ event: "request-failed", err: error }, "A response was cut off");
    throw error;
  }
  yield encoder.encode(separator === "[" ? "[]" : "]");
}
