import { buffer } from "node:stream/consumers";
import {
  type DeliveryItem,
  findPublishedDeliveries,
  findPublishedItem,
} from "~/booking/delivery/find-deliveries.server";
import { recordReceipt } from "~/booking/delivery/receipts.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { formatReference } from "~/booking/reference";
import { fileStore } from "~/files/configured-store.server";
import { encodeView } from "~/files/open-picture.server";
import { sendFile } from "~/files/transport/send-file.server";
import { sendZip } from "~/files/transport/send-zip.server";
import { downloadHeaders } from "~/lib/response-headers";
import * as text from "~/messages/results";
import { sendPrivately } from "~/private-page/private-download.server";
import { requestContext } from "~/process/current-request.server";

interface Reader {
  booking: Booking;
  /** The id of the shared link. Null for the customer, undefined for staff, whose downloads are not recorded. */
  shareId?: string | null;
}

/** Sends a file of a booking's published results, and records the transfer. `open` returns null for an invalid link. */
export function sendResult(
  request: Request,
  itemId: string | undefined,
  open: () => Promise<Reader | null>,
): Promise<Response> {
  return sendPrivately(request, text.unknownFile, async () => {
    const reader = await open();
    const item = reader && (await findPublishedItem(reader.booking.id, itemId));
    return reader && item && sendItem(request, item, reader.shareId);
  });
}

/**
 * Sends a file as a download or for display in a page. Records the transfer unless `shareId` is undefined (see `Reader`). A poster is never
 * recorded, because its page loads it automatically.
 */
export async function sendItem(
  request: Request,
  item: DeliveryItem,
  shareId?: Reader["shareId"],
): Promise<Response | null> {
  const { id, name, contentType, byteSize, sha256, storedName } = item;
  const shown = new URL(request.url).searchParams.get("show");
  if (shown === "poster") return sendPoster(item);
  if (storedName === null) return null;
  const isShown = shown !== null;
  const file = { storedName, originalName: name, contentType, byteSize, sha256: sha256 ?? id };
  const record = (bytes: number) => {
    const transfer = isShown ? { bytes: 0, isWhole: false } : { bytes, isWhole: bytes === byteSize };
    if (shareId !== undefined) void recordReceipt(shareId, { itemId: id, ...transfer });
  };
  return sendFile(request, file, { connection: requestContext(), isShown, onSent: record });
}

/** Sends all files of a published version as a ZIP, and records each transfer. `open` returns null for an invalid link. */
export function sendResults(
  request: Request,
  deliveryId: string | undefined,
  open: () => Promise<Reader | null>,
): Promise<Response> {
  return sendPrivately(request, text.unknownFile, async () => {
    const reader = await open();
    const deliveries = reader ? await findPublishedDeliveries(reader.booking.id) : [];
    const delivery = deliveries.find(({ id }) => id === deliveryId);
    const files = (delivery?.items ?? []).flatMap(({ id, name, storedName, byteSize, createdAt }) =>
      storedName === null ? [] : [{ itemId: id, originalName: name, storedName, byteSize, createdAt }],
    );
    if (!reader || !delivery || files.length === 0) return null;
    return sendZip(request, {
      name: `${formatReference(reader.booking.reference)}-results-${delivery.version}.zip`,
      files,
      connection: requestContext(),
      onSent: ({ itemId, byteSize }, bytes) => {
        if (reader.shareId !== undefined)
          void recordReceipt(reader.shareId, { itemId, bytes, isWhole: bytes === byteSize });
      },
    });
  });
}

/** The maximum number of posters in memory, of about 100 KB each. They never expire, because an item's content never changes. */
const maxPosters = 50;
/** The maximum number of posters in progress or queued. */
const maxWaiting = 10;

const posters = new Map<string, Promise<Buffer | null>>();
let waiting = 0;

/**
 * Sends a small view of a panorama for the closed viewer, because the panorama itself can have 100 MB.
 *
 * @returns null if the item has no panorama, or too many posters are queued
 */
async function sendPoster({ id, kind, storedName }: DeliveryItem): Promise<Response | null> {
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
