import { type Bounds, eachAxis, sizeOf, type Vector } from "./vector";

/** Bytes of a point in points.bin: three 16-bit coordinates and three 8-bit colors. */
export const storedBytes = 9;
/** Bytes of a point in memory and on the graphics card, where points are aligned to 4 bytes. */
export const pointBytes = 12;
const shortsPerPoint = pointBytes / 2;
const colorOffset = 8;

/** Points in the vertex buffer's layout: x, y, z, intensity (16 bits each), then red, green, blue, class (8 bits each). */
export interface PointCloud {
  /** In meters: a stored 0 is `min`, a stored 65,535 is `max`. */
  bounds: Bounds;
  bytes: Uint8Array<ArrayBuffer>;
  /** The same memory as 16-bit numbers: x, y and z of point i start at `6 * i`. */
  shorts: Uint16Array<ArrayBuffer>;
  /** The number of points decoded so far. */
  count: number;
  capacity: number;
}

export function createPointCloud(capacity: number, bounds: Bounds): PointCloud {
  return { ...pointCloudOf(new Uint8Array(capacity * pointBytes), bounds), count: 0 };
}

export function pointCloudOf(bytes: Uint8Array<ArrayBuffer>, bounds: Bounds): PointCloud {
  const capacity = bytes.length / pointBytes;
  return {
    bounds,
    bytes,
    shorts: new Uint16Array(bytes.buffer),
    count: capacity,
    capacity,
  };
}

/**
 * Returns a function that decodes the next bytes of points.bin and returns the total number of decoded points. A chunk can end inside a
 * point. Bytes beyond the capacity are ignored. A second decoder of the same cloud starts again at the first point, and the cloud keeps its
 * points.
 */
export function createDecoder(cloud: PointCloud): (chunk: Uint8Array) => number {
  let decoded = 0;
  const decode = splitRecords(storedBytes, (stored) => {
    decoded = write(cloud, stored, decoded);
    cloud.count = Math.max(cloud.count, decoded);
  });
  return (chunk) => {
    decode(chunk);
    return decoded;
  };
}

/** Returns a function that takes the next bytes of a file and passes on complete records. A chunk can end inside a record. */
export function splitRecords(
  length: number,
  onRecords: (records: Uint8Array) => void,
): (chunk: Uint8Array) => void {
  const rest = new Uint8Array(length);
  let restLength = 0;
  return (chunk) => {
    let start = 0;
    if (restLength > 0) {
      start = Math.min(length - restLength, chunk.length);
      rest.set(chunk.subarray(0, start), restLength);
      restLength += start;
      if (restLength < length) return;
      onRecords(rest);
    }
    const end = chunk.length - ((chunk.length - start) % length);
    onRecords(chunk.subarray(start, end));
    rest.set(chunk.subarray(end));
    restLength = chunk.length - end;
  };
}

/** Writes complete points from index `first` on. Returns the index after the last one. */
function write({ bytes, capacity }: PointCloud, stored: Uint8Array, first: number): number {
  const points = Math.min(stored.length / storedBytes, capacity - first);
  let to = first * pointBytes;
  for (let from = 0; from < points * storedBytes; from += storedBytes) {
    for (let byte = 0; byte < 6; byte++) bytes[to + byte] = stored[from + byte] ?? 0;
    for (let byte = 0; byte < 3; byte++) bytes[to + colorOffset + byte] = stored[from + 6 + byte] ?? 0;
    to += pointBytes;
  }
  return first + points;
}

export function positionOf({ shorts, bounds }: PointCloud, index: number): Vector {
  const size = sizeOf(bounds);
  return eachAxis(
    (axis) => bounds.min[axis] + ((shorts[index * shortsPerPoint + axis] ?? 0) / 65_535) * size[axis],
  );
}
