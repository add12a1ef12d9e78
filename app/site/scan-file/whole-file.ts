import { clamp } from "~/site/viewer/numbers";
import type { Decoder } from "./decoder";
import { checkCompressor, readRecords } from "./las-records";
import { readUnits, type Units } from "./las-unit";
import {
  boundsOfPoints,
  createLoosePoints,
  createRecordReader,
  type LoosePoints,
  packPoints,
} from "./pack-points";
import { maxPlyHeaderBytes, type PlyHeader, readPlyHeader } from "./ply-header";
import { createPlyReader, type PlyPoint } from "./ply-reader";
import { maxFileBytes, type Post } from "./protocol";
import { readFile } from "./read-range";
import { check } from "./scan-error";
import { type Axis, type Bounds, eachAxis, sizeOf } from "./vector";

/** The share of the progress bar for the download. Decompression takes the rest. */
const arrival = 0.7;
/** The maximum number of points in a block. A block of this size is small enough for exact 16-bit coordinates. */
const pointsOfBlock = 65_536;
/** The maximum width of a site, in meters. A wider one is damaged or has other units. */
const widest = 200_000;
/** Cells along each axis of the grid that estimates the area of the surfaces. */
const cells = 128;

interface Contents {
  points: LoosePoints;
  total: number;
  units: Units;
}

/** Files without a named unit are shown in meters until the person chooses another unit. */
const unnamed: Units = { across: 1, up: 1, areNamed: false };

/** Reads a LAZ file. Keeps every nth point if the file has more points than the viewer can draw. */
export async function showLaz(
  url: string,
  size: number,
  { decoder, mostPoints, post }: { decoder: Decoder; mostPoints: number; post: Post },
): Promise<void> {
  check(size <= maxFileBytes, `The file has ${size} bytes.`, "large");
  let points = createLoosePoints(0);
  const contents: Omit<Contents, "points"> = { total: 0, units: unnamed };
  const fill = (memory: () => Uint8Array) =>
    readFile(url, (part, from) => {
      memory().set(part, from);
      post({ kind: "progress", share: (arrival * (from + part.length)) / size });
    });
  const isDamaged = await decoder.decodeFile(size, fill, async (header, read) => {
    const { pointCount } = header;
    const records = await readRecords(header, read);
    checkCompressor(records);
    const units = readUnits(records);
    const every = Math.ceil(pointCount / mostPoints);
    points = createLoosePoints(Math.ceil(pointCount / every));
    Object.assign(contents, { total: pointCount, units });
    const origin = [Math.floor(header.min[0]), Math.floor(header.min[1]), header.min[2]] as const;
    const metersPerUnit = [units.across, units.across, units.up] as const;
    const add = createRecordReader(header, { origin, metersPerUnit }, points);
    let index = 0;
    return (record) => {
      if (index % every === 0) add(record);
      if (++index % 500_000 === 0)
        post({ kind: "progress", share: arrival + ((1 - arrival) * index) / pointCount });
    };
  });
  if (isDamaged) post({ kind: "incomplete" });
  postPoints({ ...contents, points }, post);
}

export async function showPly(url: string, mostPoints: number, post: Post): Promise<void> {
  let head: Uint8Array = new Uint8Array(0);
  let reading: { header: PlyHeader; points: LoosePoints; read: (bytes: Uint8Array) => void } | undefined;
  let index = 0;
  await readFile(url, (part, from, size) => {
    post({ kind: "progress", share: (from + part.length) / size });
    if (reading) {
      reading.read(part);
      return;
    }
    head = joinBytes(head, part);
    const header = readPlyHeader(head);
    check(header !== undefined || head.length < maxPlyHeaderBytes, "The header does not end.");
    if (!header) return;
    // Each point takes at least this many bytes, so the header's point count has a limit.
    const minBytes = header.encoding === "ascii" ? 6 : header.stride;
    check(header.pointCount * minBytes <= size, "The file is too short for its points.");
    const every = Math.ceil(header.pointCount / mostPoints);
    const points = createLoosePoints(Math.ceil(header.pointCount / every));
    const read = createPlyReader(header, (point) => {
      if (index++ % every === 0) addPoint(points, point);
    });
    reading = { header, points, read };
    read(head.subarray(header.length));
  });
  check(reading !== undefined, "The file ends within its header.");
  const { header, points } = reading;
  // The last line of an ASCII file can lack a line break.
  if (header.encoding === "ascii") reading.read(Uint8Array.of(0x0a));
  if (index < header.pointCount) post({ kind: "incomplete" });
  postPoints({ points, total: header.pointCount, units: unnamed }, post);
}

function joinBytes(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

/** Adds a point unless its position is missing. Scanners write NaN where they measured nothing. */
function addPoint(points: LoosePoints, { x, y, z, red, green, blue, intensity, kind }: PlyPoint): void {
  if (!Number.isFinite(x + y + z)) return;
  const index = points.count++;
  points.positions.set([x, y, z], index * 3);
  points.colors.set([red, green, blue], index * 3);
  // An intensity is a fraction from 0 to 1, or has up to 16 bits.
  points.intensities[index] = intensity <= 1 ? intensity * 65_535 : intensity;
  points.classes[index] = kind;
}

/** Sends the points in blocks. The lowest point gets a height of 0. */
function postPoints({ points, total, units }: Contents, post: Post): void {
  check(points.count > 0, "The file has no points.", "empty");
  const { min, max } = boundsOfPoints(points, 0, points.count);
  for (const axis of [0, 1, 2] as const) check(max[axis] - min[axis] < widest, "The points lie anywhere.");
  const origin = [Math.floor(min[0]), Math.floor(min[1]), min[2]] as const;
  for (let index = 0; index < points.count * 3; index++)
    points.positions[index] = (points.positions[index] ?? 0) - (origin[index % 3] ?? 0);
  const bounds: Bounds = {
    min: eachAxis((axis) => min[axis] - origin[axis]),
    max: eachAxis((axis) => max[axis] - origin[axis]),
  };
  post({ kind: "opened", bounds, points: total, units });
  const spacing = estimateSpacing(points, bounds);
  const shown: (readonly [number, number])[] = [];
  for (let from = 0; from < points.count; from += pointsOfBlock) {
    const to = Math.min(from + pointsOfBlock, points.count);
    const block = packPoints(points, from, to, shown.length);
    shown.push([block.id, spacing]);
    post({ kind: "block", block }, [block.bytes.buffer]);
  }
  post({ kind: "shown", blocks: shown, pending: 0 });
}

/** Estimates the distance between neighbors from the area of the surfaces: the area of the grid cells that contain points. */
function estimateSpacing({ positions, count }: LoosePoints, bounds: Bounds): number {
  const side = Math.max(...sizeOf(bounds)) / cells;
  const filled = new Uint8Array(cells ** 3);
  const cell = (index: number, axis: Axis) =>
    clamp(Math.floor(((positions[index * 3 + axis] ?? 0) - bounds.min[axis]) / side), 0, cells - 1);
  let area = 0;
  for (let index = 0; index < count; index++) {
    const place = (cell(index, 0) * cells + cell(index, 1)) * cells + cell(index, 2);
    if (filled[place] === 0) area += side * side;
    filled[place] = 1;
  }
  return Math.sqrt(area / count);
}
