import { buffer } from "node:stream/consumers";
import type { DeliveryItem } from "~/booking/delivery/find-deliveries.server";
import { fileStore } from "~/files/configured-store.server";
import { encodeView } from "~/files/open-picture.server";
import { downloadHeaders } from "~/lib/response-headers";

/** Posters in memory, of about 100 KB each. An item's content never changes. */
const maxPosters = 50;
/** Posters that wait for their turn. */
const maxWaiting = 10;

const posters = new Map<string, Promise<Buffer | null>>();
let waiting = 0;

/**
 * Sends a small view of a panorama for the closed viewer, because the panorama itself may have 100 MB.
 *
 * @returns null if the panorama has no view, or too many posters wait
 */
export async function sendPoster({ id, kind, storedName }: DeliveryItem): Promise<Response | null> {
  if (kind !== "tour" || storedName === null) return null;
  const poster = await (posters.get(id) ?? createPoster(id, storedName));
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

function createPoster(id: string, storedName: string): Promise<Buffer | null> | null {
  if (waiting >= maxWaiting) return null;
  waiting++;
  const poster = encodeView(async () => buffer(await (await fileStore()).read(storedName)))
    .catch((error: unknown) => {
      // The next request tries again.
      posters.delete(id);
      throw error;
    })
    .finally(() => waiting--);
  posters.set(id, poster);
  const [oldest] = posters.keys();
  if (posters.size > maxPosters && oldest !== undefined) posters.delete(oldest);
  return poster;
}
