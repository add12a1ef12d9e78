import { log } from "~/log.server";
import { requestContext } from "~/server/request-context.server";
import { apiHeaders } from "./json.server";
import { backpressureStream } from "~/lib/backpressure-stream.server";

/**
 * An answer that is one JSON array, written batch by batch as fast as the client reads: it begins before the last
 * batch is there, and ends with the client.
 */
export function jsonArray(batches: AsyncGenerator<unknown[]>, headers: HeadersInit): Response {
  const chunks = textOf(batches);
  const sent = apiHeaders(headers);
  // Compressing would hold the answer back, and hide from us how fast it is read.
  sent.set("Cache-Control", "no-store, no-transform");
  sent.set("Content-Type", "application/json");
  // nginx would read on for a client that has stopped.
  sent.set("X-Accel-Buffering", "no");
  return new Response(
    backpressureStream(chunks, requestContext(), () => void chunks.return(undefined)),
    { headers: sent },
  );
}

async function* textOf(batches: AsyncGenerator<unknown[]>): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder();
  let before = "[";
  try {
    for await (const batch of batches) {
      if (batch.length === 0) continue;
      yield encoder.encode(before + batch.map((item) => JSON.stringify(item)).join(","));
      before = ",";
    }
  } catch (error) {
    // The status is sent already: all that can be told is that the array has no end.
    log.error({ event: "request-failed", err: error }, "An answer broke off");
    throw error;
  }
  yield encoder.encode(before === "[" ? "[]" : "]");
}
