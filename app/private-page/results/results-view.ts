import type { DeliveryItem, DeliveryWithItems } from "~/booking/delivery/find-deliveries.server";
import { type ResultType, resultTypeOf } from "~/booking/delivery/result-type";
import type { Share } from "~/booking/delivery/shares.server";
import { fileTag, formatFileSize } from "~/files/rules";
import { formatPacificDay } from "~/lib/pacific-time";
import * as text from "~/messages/results";
import type { paths } from "~/paths";
import { maxFileBytes, type ScanFormat } from "~/site/scan-file/protocol";

interface ResultPaths {
  /** @param query `show` requests display in the page instead of a download */
  file: (itemId: string, query: paths.ResultQuery) => string;
  scan: (itemId: string) => string;
  zip: (deliveryId: string) => string;
}

export type VersionView = ReturnType<typeof toVersion>;

export type FileView = ReturnType<typeof toFile>;

export type PanoramaView = ReturnType<typeof toTour>[number];

/** Formats results for a customer or a holder of a shared link. The newest version comes first. */
export function toResultsView(deliveries: readonly DeliveryWithItems[], paths: ResultPaths) {
  const [newest, ...earlier] = deliveries.map((delivery) => toVersion(delivery, paths));
  return newest ? { newest, earlier } : null;
}

function toVersion({ id, version, title, note, publishedAt, items }: DeliveryWithItems, paths: ResultPaths) {
  const stored = items.filter(({ kind }) => kind !== "link");
  const size = stored.reduce((sum, { byteSize }) => sum + byteSize, 0);
  return {
    id,
    version,
    title,
    note,
    day: publishedAt ? formatPacificDay(publishedAt) : "",
    size: formatFileSize(size),
    zip: stored.length > 1 ? paths.zip(id) : null,
    count: stored.length,
    files: items.filter(({ kind }) => kind === "file").map((item) => toFile(item, paths)),
    links: items.filter(({ kind }) => kind === "link").map(toItemLink),
    tour: toTour(items, paths.file),
  };
}

/** The result types that a browser can display. */
const displayKinds: Partial<Record<ResultType, "picture" | "page">> = {
  picture: "picture",
  pdf: "page",
  video: "page",
};

export function toTour(items: readonly DeliveryItem[], file: ResultPaths["file"]) {
  return items
    .filter(({ kind }) => kind === "tour")
    .map((item) => ({
      ...toFile(item, { file, scan: () => "" }),
      posterPath: file(item.id, { show: "poster" }),
    }));
}

function toFile(
  { id, name, byteSize, sha256, createdAt }: DeliveryItem,
  paths: Pick<ResultPaths, "file" | "scan">,
) {
  const type = resultTypeOf(name);
  return {
    id,
    name,
    tag: fileTag(name),
    what: text.types[type],
    size: formatFileSize(byteSize),
    day: formatPacificDay(createdAt),
    sha256,
    path: paths.file(id, {}),
    shownAs: displayKinds[type] ?? null,
    shownPath: paths.file(id, { show: 1 }),
    scanPath: toScanPath(scanFormatOf(name, byteSize), byteSize, paths.scan(id)),
  };
}

/** In bytes. A larger file loads only after a click. */
const autoOpenLimit = 10_000_000;

/** Returns the URL of the viewer's page. With the fragment `#scan:`, the page opens the viewer immediately (site-script.js). */
function toScanPath(kind: ScanKind | null, bytes: number, path: string): string | null {
  return kind && (kind.isLoadedInParts || bytes <= autoOpenLimit ? `${path}#scan:` : path);
}

interface ScanKind {
  format: ScanFormat;
  /** Whether the viewer loads only the visible parts. */
  isLoadedInParts: boolean;
}

/** Returns how the viewer reads a file. Null if it cannot: a large LAZ file needs the extension of COPC, `.copc.laz`. */
export function scanFormatOf(name: string, bytes: number): ScanKind | null {
  if (/\.copc\.laz$/i.test(name)) return { format: "laz", isLoadedInParts: true };
  const [, format] = /\.(laz|ply)$/i.exec(name.toLowerCase()) ?? [];
  if ((format !== "laz" && format !== "ply") || bytes > maxFileBytes) return null;
  return { format, isLoadedInParts: false };
}

function toItemLink({ id, name, url }: DeliveryItem) {
  return { id, name, url, host: new URL(url).host };
}

export type ShareView = ReturnType<typeof toShareView>;

export function toShareView({ id, label, token, expiresAt }: Share, toAddress: (token: string) => string) {
  return { id, label, address: token && toAddress(token), day: formatPacificDay(expiresAt) };
}
