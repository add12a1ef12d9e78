import { checkPage, entryBytes, type FileRange } from "./copc-header";
import { toNumber } from "./las-header";
import { check } from "./scan-error";

/** A cube of the octree: how often the root was halved, and the place in each direction. */
interface Key {
  depth: number;
  x: number;
  y: number;
  z: number;
}

export interface OctreeNode extends Key, FileRange {
  /** A number of its own, from 0 on. */
  id: number;
  count: number;
  children: OctreeNode[];
  /** The page that has the node and what is below it, until it was read. */
  page: FileRange | undefined;
}

/** 2 to the power of it divides a cube of a kilometer into less than a tenth of a millimeter. */
const deepest = 24;
const mostNodes = 2_000_000;
/** A chunk of common writers has up to 100,000 points and some megabytes. */
const mostPointsOfNode = 2_000_000;
const largestChunk = 64 * 2 ** 20;

const nameOf = ({ depth, x, y, z }: Key) => `${depth}/${x}/${y}/${z}`;
const parentOf = ({ depth, x, y, z }: Key): Key => ({ depth: depth - 1, x: x >> 1, y: y >> 1, z: z >> 1 });

/**
 * The hierarchy of a COPC file, as far as it was read. Each node has a parent in the tree, so that no order of pages and entries makes a
 * cycle, and each page belongs to one node and is read once.
 */
export class Octree {
  root: OctreeNode | undefined;
  readonly #nodes = new Map<string, OctreeNode>();

  constructor(readonly fileSize: number) {}

  get size(): number {
    return this.#nodes.size;
  }

  /** Adds the entries of a page. Throws if one of them contradicts the file. */
  addPage(bytes: Uint8Array, of: OctreeNode | undefined): void {
    const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const count = bytes.length / entryBytes;
    check(Number.isInteger(count) && this.size + count <= mostNodes, `The octree has ${this.size} nodes.`);
    if (of) of.page = undefined;
    let hasOwnNode = of === undefined;
    // Parents first, whatever the order of the page.
    const entries = Array.from({ length: count }, (_, index) => readEntry(data, index * entryBytes));
    entries.sort((one, other) => one.depth - other.depth);
    for (const entry of entries) {
      hasOwnNode ||= of !== undefined && nameOf(entry) === nameOf(of);
      this.#add(entry, of);
    }
    check(this.root !== undefined && hasOwnNode, "A page does not have the node it is for.");
  }

  #add(entry: Omit<OctreeNode, "id" | "children">, of: OctreeNode | undefined): void {
    const { depth, x, y, z, offset, length, count } = entry;
    const side = 2 ** Math.min(Math.max(depth, 0), deepest);
    check(depth >= 0 && depth <= deepest, `A node has the depth ${depth}.`);
    check(Math.min(x, y, z) >= 0 && Math.max(x, y, z) < side, "A node lies outside of the octree.");
    check(count <= mostPointsOfNode, `A node has ${count} points.`);
    if (entry.page) checkPage(entry.page, this.fileSize);
    else if (count > 0)
      check(
        length > 0 && length <= largestChunk && offset + length <= this.fileSize,
        "A chunk has no place.",
      );
    if (of && nameOf(entry) === nameOf(of)) {
      check(!entry.page, "A page of the hierarchy leads to itself.");
      Object.assign(of, { offset, length, count });
      return;
    }
    check(!of || isBelow(entry, of), "A page has a node that does not belong to it.");
    check(!this.#nodes.has(nameOf(entry)), "A node is there twice.");
    const parent = depth === 0 ? undefined : this.#nodes.get(nameOf(parentOf(entry)));
    check(depth === 0 || parent !== undefined, "A node has no parent.");
    const node = { ...entry, id: this.size, children: [] };
    this.#nodes.set(nameOf(entry), node);
    if (parent) parent.children.push(node);
    else this.root = node;
  }
}

function readEntry(data: DataView, place: number): Omit<OctreeNode, "id" | "children"> {
  const int = (at: number) => data.getInt32(place + at, true);
  const [offset, length, count] = [toNumber(data, place + 16), int(24), int(28)];
  check(count >= -1, `A node has ${count} points.`);
  const key = { depth: int(0), x: int(4), y: int(8), z: int(12) };
  if (count === -1) return { ...key, offset: 0, length: 0, count: 0, page: { offset, length } };
  return { ...key, offset, length, count, page: undefined };
}

function isBelow(key: Key, { depth, x, y, z }: Key): boolean {
  const shift = key.depth - depth;
  return shift > 0 && key.x >> shift === x && key.y >> shift === y && key.z >> shift === z;
}
