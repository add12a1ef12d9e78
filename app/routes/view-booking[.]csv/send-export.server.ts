import { exportBookings, type ExportChunk } from "~/booking/list/export-bookings.server";
import type { ListFilter } from "~/booking/list/filter";
import { downloadHeaders } from "~/lib/download-headers";
import { toPacificInput } from "~/lib/pacific-time";
import { requestContext, requestId } from "~/server/request-context.server";
import { backpressureStream } from "~/lib/backpressure-stream.server";
import { log } from "~/log.server";
import type { Staff } from "~/staff/sessions/sessions.server";

/** Responds with the filtered bookings as a CSV download. */
export async function sendExport(request: Request, filter: ListFilter, staff: Staff): Promise<Response> {
  const today = toPacificInput(new Date()).slice(0, 10);
  const headers = {
    ...downloadHeaders,
    "Content-Disposition": `attachment; filename="bookings-${today}.csv"`,
    "Content-Type": "text/csv; charset=utf-8",
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  const parts = exportBookings(filter);
  // An error before the first chunk can still be reported on a page.
  const first = await parts.next();
  const chunks = encode(first, parts, { requestId: requestId(), actor: staff.id });
  const body = backpressureStream(chunks, requestContext(), () => void chunks.return(undefined));
  return new Response(body, { headers });
}

/** Encodes the chunks and logs the number of exported bookings, also if the client disconnects. */
async function* encode(
  first: IteratorResult<ExportChunk, undefined>,
  rest: AsyncGenerator<ExportChunk, undefined>,
  event: { requestId: string; actor: string },
): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder();
  let count = 0;
  let isWhole = false;
  try {
    for (let part = first; !part.done; part = await rest.next()) {
      yield encoder.encode(part.value.csv);
      count += part.value.count;
    }
    isWhole = true;
  } catch (error) {
    log.error({ event: "export-failed", ...event, err: error }, "An export broke off");
    throw error;
  } finally {
    log.info({ event: "bookings-exported", ...event, count, isWhole }, `${count} bookings exported`);
    await rest.return(undefined);
  }
}
