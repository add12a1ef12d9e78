import { redirect } from "@remix-run/node";
import { findPublishedItem } from "~/booking/delivery/find-deliveries.server";
import { openPrivatePage, openShare } from "~/booking/private-page/private-link.server";
import { formatFileSize } from "~/files/rules";
import { isUuid } from "~/lib/uuid";
import { paths } from "~/paths";
import { untilLimit } from "~/server/reached-limit.server";
import { clientAddress } from "~/server/request-context.server";
import { scanFormatOf } from "./results-view";

export type LoadedScan = Awaited<ReturnType<typeof loadScan>>;

export async function loadCustomerScan(token: string, itemId: string): Promise<LoadedScan> {
  const booking = await untilLimit(
    () => openPrivatePage(token, clientAddress()),
    () => null,
  );
  const file: FilePath = (query) => paths.privatePageResult(token, itemId, query);
  return loadScan(booking?.id, itemId, file, paths.privatePage(token));
}

export async function loadSharedScan(token: string, itemId: string): Promise<LoadedScan> {
  const shared = await untilLimit(
    () => openShare(token, clientAddress()),
    () => null,
  );
  const file: FilePath = (query) => paths.sharedResult(token, itemId, query);
  return loadScan(shared?.booking.id, itemId, file, paths.sharedResults(token));
}

/** Loads a point cloud for staff, whose downloads are not recorded. */
export function loadStaffScan(bookingId: string, itemId: string): Promise<LoadedScan> {
  const file: FilePath = (query) => paths.bookingResult(bookingId, itemId, query);
  return loadScan(isUuid(bookingId) ? bookingId : undefined, itemId, file, paths.bookingCustomer(bookingId));
}

/** Returns the address of a point cloud, for the download or for the viewer. */
type FilePath = (query: { show?: 1 }) => string;

/** Returns what the viewer needs. Redirects an invalid link or file to `all`, the page with all results, which explains the problem. */
async function loadScan(bookingId: string | undefined, itemId: string, file: FilePath, all: string) {
  const item = bookingId === undefined ? null : await findPublishedItem(bookingId, itemId);
  const scan = item && scanFormatOf(item.name, item.byteSize);
  if (!item || !scan) throw redirect(all);
  const { name, byteSize } = item;
  return {
    ...scan,
    source: file({ show: 1 }),
    download: file({}),
    all,
    name,
    size: formatFileSize(byteSize),
  };
}
