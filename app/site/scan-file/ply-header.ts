import { check } from "./scan-error";

/** The maximum length of a header, in bytes. A real header has a few hundred. */
export const maxPlyHeaderBytes = 65_536;
const maxProperties = 256;
const maxPoints = 1e10;

const types = {
  char: "int8",
  int8: "int8",
  uchar: "uint8",
  uint8: "uint8",
  short: "int16",
  int16: "int16",
  ushort: "uint16",
  uint16: "uint16",
  int: "int32",
  int32: "int32",
  uint: "uint32",
  uint32: "uint32",
  float: "float32",
  float32: "float32",
  double: "float64",
  float64: "float64",
} as const;
export type PlyType = (typeof types)[keyof typeof types];

interface PlyProperty {
  name: string;
  type: PlyType;
  /** The offset in a point, in bytes. */
  place: number;
}

export interface PlyHeader {
  /** Bytes. */
  length: number;
  encoding: "ascii" | "little" | "big";
  pointCount: number;
  /** Bytes of a point in the binary encodings. */
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
 * Reads the header of a PLY file; undefined if more of the file is needed. Throws for other files, for points that are not the first
 * element, and for points of variable length.
 */
export function readPlyHeader(bytes: Uint8Array): PlyHeader | undefined {
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, maxPlyHeaderBytes));
  check(/^ply[ \t]*\r?(?:\n|$)/.test(text) || text.length < 5, "This is no PLY file.", "format");
  const last = text.indexOf(end);
  const lineEnd = last < 0 ? -1 : text.indexOf("\n", last + end.length);
  if (lineEnd < 0) {
    check(text.length < maxPlyHeaderBytes, "The header does not end.");
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
  check(Number.isInteger(pointCount) && pointCount <= maxPoints, "The number of points is none.");
  check(pointCount > 0, "The file has no points.", "empty");
  const format = lines.find(([word]) => word === "format")?.[1] ?? "";
  const encoding = [...encodings].find(([name]) => name === format)?.[1];
  check(encoding !== undefined, "This kind of PLY is unknown.", "format");
  const pointLines = lines.slice(
    lines.indexOf(first) + 1,
    elements[1] ? lines.indexOf(elements[1]) : undefined,
  );
  const properties: PlyProperty[] = [];
  let stride = 0;
  for (const [word, type = "", name = ""] of pointLines) {
    if (word !== "property") continue;
    check(
      Object.hasOwn(types, type) && properties.length < maxProperties,
      "The points have no fixed length.",
      "format",
    );
    const numberType = types[type as keyof typeof types];
    properties.push({ name, type: numberType, place: stride });
    stride += Number(numberType.replace(/\D+/, "")) / 8;
  }
  for (const axis of ["x", "y", "z"])
    check(
      properties.some(({ name }) => name === axis),
      `The points have no ${axis}.`,
      "format",
    );
  return { length: lineEnd + 1, encoding, pointCount, stride, properties };
}

type NumberReader = (data: DataView, place: number) => number;

export function createNumberReader(type: PlyType, isLittle: boolean): NumberReader {
  const readers: Record<PlyType, NumberReader> = {
    int8: (data, place) => data.getInt8(place),
    uint8: (data, place) => data.getUint8(place),
    int16: (data, place) => data.getInt16(place, isLittle),
    uint16: (data, place) => data.getUint16(place, isLittle),
    int32: (data, place) => data.getInt32(place, isLittle),
    uint32: (data, place) => data.getUint32(place, isLittle),
    float32: (data, place) => data.getFloat32(place, isLittle),
    float64: (data, place) => data.getFloat64(place, isLittle),
  };
  return readers[type];
}
