import { createNumberReader, type PlyHeader, type PlyType } from "./ply-header";
import { splitRecords } from "./point-cloud";
import { check } from "./scan-error";

/** The fields of a point that the viewer reads; NaN for a missing field. Colors are from 0 to 255. */
export interface PlyPoint {
  x: number;
  y: number;
  z: number;
  red: number;
  green: number;
  blue: number;
  intensity: number;
  kind: number;
}

/** The names that programs give the properties of points. */
const names: Readonly<Record<keyof PlyPoint, readonly string[]>> = {
  x: ["x"],
  y: ["y"],
  z: ["z"],
  red: ["red", "r", "diffuse_red"],
  green: ["green", "g", "diffuse_green"],
  blue: ["blue", "b", "diffuse_blue"],
  intensity: ["intensity", "scalar_intensity", "reflectance"],
  kind: ["classification", "scalar_classification", "class"],
};
const fields = Object.keys(names) as (keyof PlyPoint)[];
const maxLineBytes = 4_096;

/** Returns a conversion to 0 to 255. A color is a byte, a 16-bit number, or a fraction from 0 to 1. */
function toByte(type: PlyType): (value: number) => number {
  if (type.startsWith("float")) return (value) => Math.min(Math.max(value * 255, 0), 255);
  return type.endsWith("16") ? (value) => value / 257 : (value) => value;
}

/**
 * Returns a function that takes the next bytes after the header and calls `onPoint` with each complete point. All calls pass the same
 * object.
 */
export function createPlyReader(
  header: PlyHeader,
  onPoint: (point: PlyPoint) => void,
): (bytes: Uint8Array) => void {
  const point: PlyPoint = {
    x: NaN,
    y: NaN,
    z: NaN,
    red: NaN,
    green: NaN,
    blue: NaN,
    intensity: NaN,
    kind: NaN,
  };
  const isLittle = header.encoding === "little";
  const columns = fields.flatMap((field) => {
    const index = header.properties.findIndex(({ name }) => names[field].includes(name.toLowerCase()));
    const property = header.properties[index];
    if (!property) return [];
    const isColor = field === "red" || field === "green" || field === "blue";
    const convert = isColor ? toByte(property.type) : (value: number) => value;
    return [
      { field, index, place: property.place, read: createNumberReader(property.type, isLittle), convert },
    ];
  });
  let left = header.pointCount;
  if (header.encoding === "ascii")
    return readLines((line) => {
      const values = line.trim().split(/\s+/);
      // A line that was cut off is not a point.
      if (values.length < header.properties.length || left-- <= 0) return;
      for (const { field, index, convert } of columns) point[field] = convert(Number(values[index] ?? NaN));
      onPoint(point);
    });
  return splitRecords(header.stride, ({ buffer, byteOffset, byteLength }) => {
    const data = new DataView(buffer, byteOffset, byteLength);
    for (let start = 0; start < byteLength && left-- > 0; start += header.stride) {
      for (const { field, place, read, convert } of columns)
        point[field] = convert(read(data, start + place));
      onPoint(point);
    }
  });
}

function readLines(onLine: (line: string) => void): (bytes: Uint8Array) => void {
  const decoder = new TextDecoder("latin1");
  let rest = "";
  return (bytes) => {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    check(rest.length <= maxLineBytes, "A line does not end.");
    for (const line of lines) if (line.trim() !== "") onLine(line);
  };
}
