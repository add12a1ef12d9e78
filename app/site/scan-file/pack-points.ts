import type { LasHeader } from "./las-header";
import { pointBytes } from "./point-cloud";
import type { PointBlock } from "./protocol";
import { type Bounds, eachAxis, sizeOf, type Vector } from "./vector";

/** Points in separate arrays. `positions` has three coordinates in meters per point. */
export interface LoosePoints {
  count: number;
  positions: Float64Array;
  /** Red, green and blue per point. */
  colors: Uint8Array;
  intensities: Uint16Array;
  classes: Uint8Array;
}

export function createLoosePoints(capacity: number): LoosePoints {
  return {
    count: 0,
    positions: new Float64Array(capacity * 3),
    colors: new Uint8Array(capacity * 3),
    intensities: new Uint16Array(capacity),
    classes: new Uint8Array(capacity),
  };
}

export function boundsOfPoints({ positions }: LoosePoints, from: number, to: number): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let index = from * 3; index < to * 3; index += 3)
    for (const axis of [0, 1, 2] as const) {
      const value = positions[index + axis] ?? 0;
      if (value < min[axis]) min[axis] = value;
      if (value > max[axis]) max[axis] = value;
    }
  return { min, max };
}

/**
 * Converts points to the viewer's layout. Shuffles them, so that the first n points are always an even sample: a moving picture draws only
 * those.
 */
export function packPoints(points: LoosePoints, from: number, to: number, id: number): PointBlock {
  const { positions, colors, intensities, classes } = points;
  const bounds = boundsOfPoints(points, from, to);
  const size = sizeOf(bounds);
  const count = to - from;
  const bytes = new Uint8Array(count * pointBytes);
  const shorts = new Uint16Array(bytes.buffer);
  const step = mixingStep(count);
  const classNumbers = new Set<number>();
  for (let index = 0, place = 0; index < count; index++, place = (place + step) % count) {
    const source = from + index;
    for (const axis of [0, 1, 2] as const) {
      const share = ((positions[source * 3 + axis] ?? 0) - bounds.min[axis]) / size[axis];
      shorts[place * 6 + axis] = Math.round(share * 65_535);
      bytes[place * pointBytes + 8 + axis] = colors[source * 3 + axis] ?? 0;
    }
    shorts[place * 6 + 3] = intensities[source] ?? 0;
    const kind = classes[source] ?? 0;
    bytes[place * pointBytes + 11] = kind;
    classNumbers.add(kind);
  }
  return {
    id,
    bounds,
    bytes,
    intensities: rangeOf(intensities, from, to),
    classes: [...classNumbers],
    colors: rangeOfColors(colors, from, to),
  };
}

/** Returns a step that, repeated modulo `count`, visits every index once, each far from the previous one. */
export function mixingStep(count: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = Math.max(1, Math.floor(count * 0.618));
  while (divisor(count, step) !== 1) step++;
  return step;
}

const samples = 2_000;

/** Returns the range of intensities without the lowest and the highest percent, which are usually reflections. */
function rangeOf(intensities: Uint16Array, from: number, to: number): readonly [number, number] {
  const every = Math.max(1, Math.floor((to - from) / samples));
  const some: number[] = [];
  for (let index = from; index < to; index += every) some.push(intensities[index] ?? 0);
  some.sort((a, b) => a - b);
  return [some[Math.floor(some.length * 0.01)] ?? 0, some[Math.floor(some.length * 0.99)] ?? 0];
}

function rangeOfColors(colors: Uint8Array, from: number, to: number): readonly [number, number] {
  let [lowest, highest] = [Infinity, -Infinity];
  for (let index = from * 3; index < to * 3; index += 3) {
    const color = ((colors[index] ?? 0) << 16) | ((colors[index + 1] ?? 0) << 8) | (colors[index + 2] ?? 0);
    lowest = Math.min(lowest, color);
    highest = Math.max(highest, color);
  }
  return [lowest, highest];
}

export interface Conversion {
  /** The viewer's origin, in units of the file. */
  origin: Vector;
  metersPerUnit: Vector;
}

/** Returns a function that appends a LAS point to `points`. */
export function createRecordReader(
  { scale, offset, colorPlace, classPlace, format }: LasHeader,
  { origin, metersPerUnit }: Conversion,
  points: LoosePoints,
): (record: DataView) => void {
  const [scaleX, scaleY, scaleZ] = eachAxis((axis) => scale[axis] * metersPerUnit[axis]);
  const [startX, startY, startZ] = eachAxis((axis) => (offset[axis] - origin[axis]) * metersPerUnit[axis]);
  const classMask = format < 6 ? 31 : 255;
  const { positions, colors, intensities, classes } = points;
  return (record) => {
    const index = points.count++;
    positions[index * 3] = record.getInt32(0, true) * scaleX + startX;
    positions[index * 3 + 1] = record.getInt32(4, true) * scaleY + startY;
    positions[index * 3 + 2] = record.getInt32(8, true) * scaleZ + startZ;
    intensities[index] = record.getUint16(12, true);
    classes[index] = record.getUint8(classPlace) & classMask;
    if (colorPlace === undefined) return;
    for (let channel = 0; channel < 3; channel++) {
      const value = record.getUint16(colorPlace + channel * 2, true);
      // Colors have 16 bits, but some programs write 8: then only the low byte is set.
      colors[index * 3 + channel] = value > 255 ? value >> 8 : value;
    }
  };
}
