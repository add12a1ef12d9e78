import { check } from "./scan-error";
import type { Vector } from "./vector";

/** Bytes of the longest LAS header, that of LAS 1.4. */
export const maxLasHeaderBytes = 375;
/** Record lengths of the point formats in bytes, without extra bytes. */
export const recordLengths = new Map([
  [0, 20],
  [1, 28],
  [2, 26],
  [3, 34],
  [6, 30],
  [7, 36],
  [8, 38],
]);
/** Offsets of red, green and blue in the point formats that have colors. */
const colorPlaces = new Map([
  [2, 20],
  [3, 28],
  [7, 30],
  [8, 30],
]);
const maxPointBytes = 1024;
/** Far more points than any scan has. The file stores the count as 64 bits. */
const maxPoints = 1e12;

/** The fields of a LAS or LAZ header that the viewer uses. */
export interface LasHeader {
  headerLength: number;
  recordCount: number;
  /** The number of extended records, which follow the points since LAS 1.4. */
  extendedCount: number;
  extendedStart: number;
  pointStart: number;
  format: number;
  recordLength: number;
  pointCount: number;
  scale: Vector;
  offset: Vector;
  min: Vector;
  max: Vector;
  /** The offset of the color in a point; undefined if the format has none. */
  colorPlace: number | undefined;
  /** The offset of the class in a point. */
  classPlace: number;
}

/** Reads the header of a compressed LAS file. Throws for other files and for contradictory values. */
export function readLasHeader(bytes: Uint8Array): LasHeader {
  check(bytes.length >= 227, "The file ends within its header.");
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  check(data.getUint32(0) === 0x4c_41_53_46, "This is no LAS file.", "format");
  const version = data.getUint8(25);
  check(data.getUint8(24) === 1 && version <= 4, "This version of LAS is unknown.", "format");
  const headerLength = data.getUint16(94, true);
  check(
    headerLength >= 227 && bytes.length >= Math.min(headerLength, maxLasHeaderBytes),
    "The header is short.",
  );
  const kind = data.getUint8(104);
  check((kind & 0x80) !== 0, "The points are not compressed.", "format");
  const format = kind & 0x3f;
  const recordLength = data.getUint16(105, true);
  const least = recordLengths.get(format);
  check(least !== undefined, `Points of format ${format} are unknown.`, "format");
  check(recordLength >= least && recordLength <= maxPointBytes, `A point has ${recordLength} bytes.`);
  const isLong = version === 4 && headerLength >= maxLasHeaderBytes;
  const pointCount = isLong ? toNumber(data, 247) : data.getUint32(107, true);
  check(pointCount > 0, "The file has no points.", "empty");
  check(pointCount <= maxPoints, `The file has ${pointCount} points.`);
  const vector = (...places: [number, number, number]): Vector => {
    const [x, y, z] = places.map((place) => data.getFloat64(place, true));
    return [x ?? NaN, y ?? NaN, z ?? NaN];
  };
  const scale = vector(131, 139, 147);
  const offset = vector(155, 163, 171);
  const [max, min] = [vector(179, 195, 211), vector(187, 203, 219)];
  check(
    scale.every((each) => each > 0 && each < 1e6),
    "The scale is no size.",
  );
  check(
    [...offset, ...min, ...max].every((each) => Math.abs(each) < 1e12),
    "The bounds are no places.",
  );
  return {
    headerLength,
    recordCount: data.getUint32(100, true),
    extendedCount: isLong ? data.getUint32(243, true) : 0,
    extendedStart: isLong ? toNumber(data, 235) : 0,
    pointStart: data.getUint32(96, true),
    format,
    recordLength,
    pointCount,
    scale,
    offset,
    min,
    max,
    colorPlace: colorPlaces.get(format),
    classPlace: format < 6 ? 15 : 16,
  };
}

/**
 * Reads an unsigned 64-bit integer. Returns Infinity for a value that a number cannot represent exactly; such values exceed every limit.
 */
export function toNumber(data: DataView, place: number): number {
  const value = data.getBigUint64(place, true);
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? Infinity : Number(value);
}
