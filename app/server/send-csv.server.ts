import { backpressureStream } from "~/lib/backpressure-stream.server";
import type { CsvChunk } from "~/lib/csv";
import { toPacificDay } from "~/lib/pacific-time";
import { downloadHeaders } from "~/lib/response-headers";
import { requestContext, requestId } from "~/process/current-request.server";
import { log } from "~/process/log.server";

interface CsvDownload {
  /** The prefix of the file name. The date follows: `bookings-2026-12-11.csv`. */
  name: string;
  /** Must throw before its first chunk if the file cannot be created, so that the caller can report that on a page. */
  chunks: AsyncGenerator<CsvChunk, undefined>;
  /** Records the recipient of personal data before the first byte is sent. If it fails, nothing is sent. */
  record?: () => Promise<void>;
  /** The event of the log line. `actor` is the id of the recipient's account. */
  event: string;
  actor: string;
}

/** Responds with a CSV download, which is generated only as fast as the client reads it. */
export async function sendCsv(request: Request, download: CsvDownload): Promise<Response> {
  const { name, chunks, record, event, actor } = download;
  const today = toPacificDay(new Date());
  const headers = {
    ...downloadHeaders,
    "Content-Disposition": `attachment; filename="${name}-${today}.csv"`,
    "Content-Type": "text/csv; charset=utf-8",
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  // An error before the first chunk can still be reported on a page.
  const first = await chunks.next();
  await record?.();
  const encoded = encode(first, chunks, { event, requestId: requestId(), actor });
  const body = backpressureStream(encoded, requestContext(), () => void encoded.return(undefined));
  return new Response(body, { headers });
}

/** Encodes the chunks and logs the number of exported records, even if the client disconnects. */
async function* encode(
  first: IteratorResult<CsvChunk, undefined>,
  rest: AsyncGenerator<CsvChunk, undefined>,
  entry: { event: string; requestId: string; actor: string },
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
    log.error({ ...entry, event: "export-failed", err: error }, "An export broke off");
    throw error;
  } finally {
    log.info({ ...entry, count, isWhole }, `${count} records exported`);
    await rest.return(undefined);
  }
}
