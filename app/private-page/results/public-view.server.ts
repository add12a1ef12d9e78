import { type DeliveryItem, findPublishedDeliveries } from "~/booking/delivery/find-deliveries.server";
import { formatFileSize } from "~/files/rules";
import { paths } from "~/paths";
import { scanFormatOf, toTour } from "./results-view";

/**
 * Returns what a public link shows of a booking: the 360° pictures of the newest published version that has any, or else the newest point
 * cloud that opens in a browser. Empty if there is neither.
 */
export async function findPublicItems(bookingId: string): Promise<DeliveryItem[]> {
  const deliveries = await findPublishedDeliveries(bookingId);
  const tours = deliveries.map(({ items }) => items.filter(({ kind }) => kind === "tour"));
  const tour = tours.find((pictures) => pictures.length > 0);
  return tour ?? deliveries.flatMap(({ items }) => items.filter(isScan)).slice(0, 1);
}

function isScan({ name, byteSize }: DeliveryItem): boolean {
  return scanFormatOf(name, byteSize) !== null;
}

/** Formats what a public link shows, for its page. */
export function toPublicView(token: string, items: readonly DeliveryItem[]) {
  const file = (id: string, query: { show?: 1 }) => paths.publicTourFile(token, id, query);
  const [first] = items;
  if (!first) return null;
  const { id, name, byteSize } = first;
  const format = first.kind === "tour" ? null : scanFormatOf(name, byteSize);
  return {
    scan: format && { ...format, source: file(id, { show: 1 }), size: formatFileSize(byteSize) },
    pictures: toTour(items, file),
  };
}
