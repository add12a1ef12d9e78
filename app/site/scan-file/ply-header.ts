import { check } from "./scan-error";

/** A header has a few hundred bytes. */
export const longestPlyHeader = 65_536;
const mostProperties = 256;
const mostPoints = 1e10;

const sizes = {
  char: 1,
  int8: 1,
  uchar: 1,
  uint8: 1,
  short: 2,
  int16: 2,
  ushort: 2,
  uint16: 2,
  int: 4,
  int32: 4,
  uint: 4,
  uint32: 4,
  float: 4,
  float32: 4,
  double: 8,
  float64: 8,
} as const;
export type PlyType = keyof typeof sizes;

interface PlyProperty {
  name: string;
  type: PlyType;
  /** Where it is in a point, in bytes. */
  place: number;
}

export interface PlyHeader {
  /** In bytes. */
  length: number;
  encoding: "ascii" | "little" | "big";
  pointCount: number;
  /** Bytes of a point, in the binary encodings. */
  stride: number;
  properties: readonly PlyProperty[];
}

const encodings = new Map([
  ["ascii", "ascii"],
  ["binary_little_endian", "little"],
  ["binary_big_endian", "big"],
] as const);
const end = "\nend_header";

/**
 * Reads the header of a PLY file; undefined if more of the file is needed. Throws if it is none, or if its points are not at its beginning
 * or not all of one length.
 */
export function readPlyHeader(bytes: Uint8Array): PlyHeader | undefined {
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, longestPlyHeader));
  check(/^ply\r?(?:\n|$)/.test(text) || text.length < 5, "This is no PLY file.", "format");
  const last = text.indexOf(end);
  const lineEnd = last < 0 ? -1 : text.indexOf("\n", last + end.length);
  if (lineEnd < 0) {
    check(text.length < longestPlyHeader, "The header does not end.");
    return undefined;
  }
  const lines = text
    .slice(0, last)
    .split(/\r?\n/)
    .map((line) => line.trim().split(/\s+/));
  const elements = lines.filter(([word]) => word === "element");
  const [first] = elements;
  check(first?.[1] === "vertex", "The points are not at the beginning.", "format");
  const pointCount = Number(first[2]);
  check(Number.isInteger(pointCount) && pointCount > 0 && pointCount <= mostPoints, "There are no points.");
  const format = lines.find(([word]) => word === "format")?.[1] ?? "";
  const encoding = [...encodings].find(([name]) => name === format)?.[1];
  check(encoding !== undefined, "This kind of PLY is unknown.", "format");
  const own = lines.slice(lines.indexOf(first) + 1, elements[1] ? lines.indexOf(elements[1]) : undefined);
  const properties: PlyProperty[] = [];
  let stride = 0;
  for (const [word, type = "", name = ""] of own) {
    if (word !== "property") continue;
    check(type in sizes && properties.length < mostProperties, "The points have no fixed length.", "format");
    properties.push({ name, type: type as PlyType, place: stride });
    stride += sizes[type as PlyType];
  }
  for (const axis of ["x", "y", "z"])
    check(
      properties.some(({ name }) => name === axis),
      `The points have no ${axis}.`,
      "format",
    );
  return { length: lineEnd + 1, encoding, pointCount, stride, properties };
}

/** Returns a function that reads a number of a type from binary data. */
export function createNumberReader(
  type: PlyType,
  isLittle: boolean,
): (data: DataView, place: number) => number {
  const readers: Record<string, (data: DataView, place: number) => number> = {
    char: (data, place) => data.getInt8(place),
    uchar: (data, place) => data.getUint8(place),
    short: (data, place) => data.getInt16(place, isLittle),
    ushort: (data, place) => data.getUint16(place, isLittle),
    int: (data, place) => data.getInt32(place, isLittle),
    uint: (data, place) => data.getUint32(place, isLittle),
    float: (data, place) => data.getFloat32(place, isLittle),
    double: (data, place) => data.getFloat64(place, isLittle),
  };
  const names = {
    int8: "char",
    uint8: "uchar",
    int16: "short",
    uint16: "ushort",
    int32: "int",
    uint32: "uint",
    float32: "float",
    float64: "double",
  } as const;
  const name = type in names ? names[type as keyof typeof names] : type;
  return readers[name] ?? (() => NaN);
}
