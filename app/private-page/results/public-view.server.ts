import { type DeliveryItem, findPublishedDeliveries } from "~/booking/delivery/find-deliveries.server";
import { formatFileSize } from "~/files/rules";
import { paths } from "~/paths";
import { scanFormatOf, toTour } from "./results-view";

/**
 * Returns the content of a booking's public link: the 360° pictures of the newest published version that has some, or else the newest point
 * cloud that a browser can open. Returns an empty array without either.
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

export function toPublicView(token: string, items: readonly DeliveryItem[]) {
  const file = (id: string, query: paths.ResultQuery) => paths.publicTourFile(token, id, query);
  const [first] = items;
  if (!first) return null;
  const { id, name, byteSize } = first;
  const format = first.kind === "tour" ? null : scanFormatOf(name, byteSize);
  return {
    scan: format && { ...format, source: file(id, { show: 1 }), size: formatFileSize(byteSize) },
    pictures: toTour(items, file),
  };
}
