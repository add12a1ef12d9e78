import type { DeliveryItem, DeliveryWithItems } from "~/booking/delivery/find-deliveries.server";
import { type ResultType, resultTypeOf } from "~/booking/delivery/result-type";
import type { Share } from "~/booking/delivery/shares.server";
import { fileTag, formatFileSize } from "~/files/rules";
import { formatPacificDay } from "~/lib/pacific-time";
import * as text from "~/messages/results";
import { largestFile, type ScanFormat } from "~/site/scan-file/protocol";

/** The addresses of results for whoever reads them. */
interface ResultPaths {
  /** @param query says that it is for the page, not to be saved */
  file: (itemId: string, query: { show?: 1 }) => string;
  /** A point cloud in the viewer. */
  scan: (itemId: string) => string;
  /** All files together. */
  zip: (deliveryId: string) => string;
}

export type VersionView = ReturnType<typeof toVersion>;

export type FileView = ReturnType<typeof toFile>;

/** Formats the results that a customer, or whoever has a link to them, sees. The newest version comes first. */
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
    links: items.filter(({ kind }) => kind === "link").map(toLink),
    /** The 360° pictures, in their order. */
    tour: toTour(items, paths.file),
  };
}

/** What a browser shows by itself. */
const shown: Partial<Record<ResultType, "picture" | "page">> = {
  picture: "picture",
  pdf: "page",
  video: "page",
};

/** Formats the 360° pictures among the items of a delivery. */
export function toTour(items: readonly DeliveryItem[], file: ResultPaths["file"]) {
  return items.filter(({ kind }) => kind === "tour").map((item) => toFile(item, { file, scan: () => "" }));
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
    shownAs: shown[type] ?? null,
    shownPath: paths.file(id, { show: 1 }),
    /** The viewer of a point cloud. */
    scanPath: toScanPath(scanFormatOf(name, byteSize), byteSize, paths.scan(id)),
  };
}

/** In bytes: a larger file waits for the button of the viewer. */
const opensAtOnce = 10_000_000;

/** By the fragment, the page opens the viewer at once (site-script.js). */
function toScanPath(kind: ScanKind | null, bytes: number, path: string): string | null {
  return kind && (kind.isLoadedInParts || bytes <= opensAtOnce ? `${path}#scan:` : path);
}

interface ScanKind {
  format: ScanFormat;
  /** Whether only what is looked at is loaded. */
  isLoadedInParts: boolean;
}

/** Returns how the viewer reads a file; null if it does not. Any LAZ may be COPC, but large ones say so in their name. */
export function scanFormatOf(name: string, bytes: number): ScanKind | null {
  if (/\.copc\.laz$/i.test(name)) return { format: "laz", isLoadedInParts: true };
  const [, format] = /\.(laz|ply)$/i.exec(name.toLowerCase()) ?? [];
  if ((format !== "laz" && format !== "ply") || bytes > largestFile) return null;
  return { format, isLoadedInParts: false };
}

function toLink({ id, name, url }: DeliveryItem) {
  return { id, name, url, host: new URL(url).host };
}

export type ShareView = ReturnType<typeof toShareView>;

/** @param toAddress returns the whole address of a token */
export function toShareView({ id, label, token, expiresAt }: Share, toAddress: (token: string) => string) {
  return { id, label, address: token && toAddress(token), day: formatPacificDay(expiresAt) };
}
