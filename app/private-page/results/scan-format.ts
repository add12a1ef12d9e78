import { largestFile } from "~/site/scan-file/protocol";
import type { ScanFormat } from "~/site/scan-file/protocol";

/** The addresses of a point cloud for whoever reads it. */
export interface ScanPlaces {
  /** For the viewer. */
  source: string;
  /** To be saved. */
  download: string;
  /** The page with all results. */
  all: string;
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
