import { type LasHeader, maxLasHeaderBytes, readLasHeader, toNumber } from "./las-header";
import { check } from "./scan-error";

export const entryBytes = 32;
/** Bytes of the LAS header, the head of the first record, and the COPC record itself. */
const copcHeadBytes = maxLasHeaderBytes + 54 + 160;
const maxPageBytes = 8 * 2 ** 20;

export interface FileRange {
  offset: number;
  length: number;
}

export interface CopcHeader extends LasHeader {
  center: readonly [x: number, y: number, z: number];
  halfSize: number;
  /** The distance between the root's points, in the file's units. */
  spacing: number;
  rootPage: FileRange;
}

export function isCopc(bytes: Uint8Array): boolean {
  return bytes.length >= copcHeadBytes && new TextDecoder().decode(bytes.subarray(377, 381)) === "copc";
}

/** Reads the head of a COPC file: the LAS header and the record that locates the octree. */
export function readCopcHeader(bytes: Uint8Array, fileSize: number): CopcHeader {
  const header = readLasHeader(bytes);
  check(bytes.length >= copcHeadBytes, "The file ends within its header.");
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  check(header.headerLength === maxLasHeaderBytes && header.format >= 6, "This is no COPC file.", "format");
  check(isCopc(bytes) && data.getUint16(393, true) === 1, "This is no COPC file.", "format");
  check(data.getUint16(395, true) === 160, "The record of COPC has another length.");
  const at = (place: number) => data.getFloat64(429 + place, true);
  const center = [at(0), at(8), at(16)] as const;
  const [halfSize, spacing] = [at(24), at(32)];
  check(
    center.every((each) => Math.abs(each) < 1e12),
    "The octree has no center.",
  );
  check(halfSize > 0 && halfSize < 1e9, "The octree has no size.");
  check(spacing > 0 && spacing <= 2 * halfSize, "The points of the octree have no spacing.");
  const rootPage = { offset: toNumber(data, 469), length: toNumber(data, 477) };
  checkPage(rootPage, fileSize);
  return { ...header, center, halfSize, spacing, rootPage };
}

/** Throws unless a hierarchy page is within the file, consists of whole entries, and is at most 8 MiB large. */
export function checkPage({ offset, length }: FileRange, fileSize: number): void {
  check(length > 0 && length <= maxPageBytes && length % entryBytes === 0, `A page has ${length} bytes.`);
  check(offset >= copcHeadBytes && offset + length <= fileSize, "A page lies outside of the file.");
}
