import { expect, test } from "vitest";
import { maxFileBytes } from "~/site/scan-file/protocol";
import { scanFormatOf } from "./results-view";

test.each([
  ["Level 2.copc.laz", 12e9, { format: "laz", isLoadedInParts: true }],
  ["scan.COPC.LAZ", 5, { format: "laz", isLoadedInParts: true }],
  ["scan.laz", maxFileBytes, { format: "laz", isLoadedInParts: false }],
  ["scan.laz", maxFileBytes + 1, null],
  ["statue.ply", 1e6, { format: "ply", isLoadedInParts: false }],
  ["scan.e57", 1e6, null],
  ["scan.las", 1e6, null],
  ["laz", 1e6, null],
])("%s of %d bytes", (name, bytes, kind) => expect(scanFormatOf(name, bytes)).toEqual(kind));
