import type { LasHeader } from "./las-header";
import { check } from "./scan-error";

/** Layers of a chunk: nine of each point, one for colors, one for infrared, and one for each byte that a program has added. */
const layersOfPoint = 9;
const layersOfFormat = new Map([
  [6, 0],
  [7, 1],
  [8, 2],
]);
const lengthsOfFormat = new Map([
  [6, 30],
  [7, 36],
  [8, 38],
]);

/**
 * Throws unless a compressed chunk has all of its layers: the first point as it is, the number of points, and the length of each layer
 * stand before them. The decoder trusts these numbers.
 */
export function checkChunk(chunk: Uint8Array, count: number, { format, recordLength }: LasHeader): void {
  const layers =
    layersOfPoint + (layersOfFormat.get(format) ?? 0) + recordLength - (lengthsOfFormat.get(format) ?? 0);
  const start = recordLength + 4 + layers * 4;
  check(chunk.length >= start, "A chunk ends before its first layer.");
  const data = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  check(data.getUint32(recordLength, true) === count, "A chunk has another number of points than its node.");
  let end = start;
  for (let layer = 0; layer < layers; layer++) end += data.getUint32(recordLength + 4 + layer * 4, true);
  check(end <= chunk.length, "A chunk ends within a layer.");
}
