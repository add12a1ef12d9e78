import { redirect } from "@remix-run/node";
import { findPublishedItem } from "~/booking/delivery/find-deliveries.server";
import { openShare } from "~/booking/private-page/open-share.server";
import { openPrivatePage } from "~/booking/private-page/private-link.server";
import { formatFileSize } from "~/files/rules";
import { untilLimit } from "~/forms/reached-limit.server";
import { isUuid } from "~/lib/uuid";
import { paths } from "~/paths";
import { clientAddress } from "~/server/request-context.server";
import { scanFormatOf, type ScanPlaces } from "./scan-format";

export type ScanView = Awaited<ReturnType<typeof loadScan>>;

/** Returns a point cloud of the results of a request for its customer. */
export async function loadCustomerScan(token: string, itemId: string): Promise<ScanView> {
  const booking = await untilLimit(
    () => openPrivatePage(token, clientAddress()),
    () => null,
  );
  return loadScan(booking?.id, itemId, {
    source: paths.privatePageResult(token, itemId, { show: 1 }),
    download: paths.privatePageResult(token, itemId),
    all: paths.privatePage(token),
  });
}

/** Returns a point cloud of results for whoever has a link that the customer has made. */
export async function loadSharedScan(token: string, itemId: string): Promise<ScanView> {
  const shared = await untilLimit(
    () => openShare(token, clientAddress()),
    () => null,
  );
  return loadScan(shared?.booking.id, itemId, {
    source: paths.sharedResult(token, itemId, { show: 1 }),
    download: paths.sharedResult(token, itemId),
    all: paths.sharedResults(token),
  });
}

/** Returns a point cloud of the results of a request for staff, who leave no receipt. */
export function loadStaffScan(bookingId: string, itemId: string): Promise<ScanView> {
  return loadScan(isUuid(bookingId) ? bookingId : undefined, itemId, {
    source: paths.bookingResult(bookingId, itemId, { show: 1 }),
    download: paths.bookingResult(bookingId, itemId),
    all: paths.bookingCustomer(bookingId),
  });
}

/** A link that opens nothing, or has no such file, leads back to the page with all results, which says why. */
async function loadScan(bookingId: string | undefined, itemId: string, places: ScanPlaces) {
  const item = bookingId === undefined ? null : await findPublishedItem(bookingId, itemId);
  const scan = item && scanFormatOf(item.name, item.byteSize);

  if (!item || !scan) throw redirect(places.all);
  return { ...scan, ...places, name: item.name, size: formatFileSize(item.byteSize) };
}
