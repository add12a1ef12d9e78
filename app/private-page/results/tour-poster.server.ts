import { buffer } from "node:stream/consumers";
import type { DeliveryItem } from "~/booking/delivery/find-deliveries.server";
import { fileStore } from "~/files/configured-store.server";
import { encodeView } from "~/files/open-picture.server";
import { downloadHeaders } from "~/lib/response-headers";

/** The most posters in memory, of about 100 KB each. An item's content never changes. */
const mostKept = 50;
/** The most posters that wait for their turn. */
const mostWaiting = 10;

const kept = new Map<string, Promise<Buffer | null>>();
let waiting = 0;

/**
 * Sends a small view of a panorama, which the page shows until its tour is opened: the panorama itself may have 100 MB.
 *
 * @returns null if the panorama has no view, or too many posters wait
 */
export async function sendPoster({ id, kind, storedName }: DeliveryItem): Promise<Response | null> {
  if (kind !== "tour" || storedName === null) return null;
  const poster = await (kept.get(id) ?? make(id, storedName));
  if (!poster) return null;
  return new Response(new Uint8Array(poster), {
    headers: {
      ...downloadHeaders,
      "Content-Type": "image/webp",
      "Content-Length": String(poster.length),
      "Content-Disposition": "inline",
    },
  });
}

function make(id: string, storedName: string): Promise<Buffer | null> | null {
  if (waiting >= mostWaiting) return null;
  waiting++;
  const poster = encodeView(async () => buffer(await (await fileStore()).read(storedName)))
    .catch((error: unknown) => {
      // The next request tries again.
      kept.delete(id);
      throw error;
    })
    .finally(() => waiting--);
  kept.set(id, poster);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return poster;
}
