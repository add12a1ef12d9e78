import { checkPage, entryBytes, type FileRange } from "./copc-header";
import { toNumber } from "./las-header";
import { check } from "./scan-error";

/** A cube of the octree: the number of times the root was halved, and the position along each axis. */
interface Key {
  depth: number;
  x: number;
  y: number;
  z: number;
}

export interface OctreeNode extends Key, FileRange {
  /** Unique within the octree, starting at 0. */
  id: number;
  count: number;
  children: OctreeNode[];
  /** The page that contains the node and its descendants; undefined after it was read. */
  page: FileRange | undefined;
}

/** A cube of a kilometer halved 24 times is smaller than a tenth of a millimeter. */
const deepest = 24;
const maxNodes = 2_000_000;
/** Common writers put up to 100,000 points and a few megabytes into a chunk. */
const maxPointsOfNode = 2_000_000;
const maxChunkBytes = 64 * 2 ** 20;

const nameOf = ({ depth, x, y, z }: Key) => `${depth}/${x}/${y}/${z}`;
const parentOf = ({ depth, x, y, z }: Key): Key => ({ depth: depth - 1, x: x >> 1, y: y >> 1, z: z >> 1 });

/**
 * The part of a COPC file's hierarchy that was read. Each node has a parent in the tree, so no order of pages and entries can create a
 * cycle. Each page belongs to one node and is read once.
 */
export class Octree {
  root: OctreeNode | undefined;
  readonly #nodes = new Map<string, OctreeNode>();

  constructor(readonly fileSize: number) {}

  get size(): number {
    return this.#nodes.size;
  }

  /** Adds a page's entries. Throws if one of them contradicts the file. */
  addPage(bytes: Uint8Array, pageNode: OctreeNode | undefined): void {
    const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const count = bytes.length / entryBytes;
    check(Number.isInteger(count) && this.size + count <= maxNodes, `The octree has ${this.size} nodes.`);
    if (pageNode) pageNode.page = undefined;
    let hasOwnNode = pageNode === undefined;
    // Parents come first, whatever the page's order.
    const entries = Array.from({ length: count }, (_, index) => readEntry(data, index * entryBytes));
    entries.sort((one, other) => one.depth - other.depth);
    for (const entry of entries) {
      hasOwnNode ||= pageNode !== undefined && nameOf(entry) === nameOf(pageNode);
      this.#add(entry, pageNode);
    }
    check(this.root !== undefined && hasOwnNode, "A page does not have the node it is for.");
  }

  #add(entry: Omit<OctreeNode, "id" | "children">, pageNode: OctreeNode | undefined): void {
    const { depth, x, y, z, offset, length, count } = entry;
    const side = 2 ** Math.min(Math.max(depth, 0), deepest);
    check(depth >= 0 && depth <= deepest, `A node has the depth ${depth}.`);
    check(Math.min(x, y, z) >= 0 && Math.max(x, y, z) < side, "A node lies outside of the octree.");
    check(count <= maxPointsOfNode, `A node has ${count} points.`);
    if (entry.page) checkPage(entry.page, this.fileSize);
    else if (count > 0)
      check(
        length > 0 && length <= maxChunkBytes && offset + length <= this.fileSize,
        "A chunk has no place.",
      );
    if (pageNode && nameOf(entry) === nameOf(pageNode)) {
      check(!entry.page, "A page of the hierarchy leads to itself.");
      Object.assign(pageNode, { offset, length, count });
      return;
    }
    check(!pageNode || isBelow(entry, pageNode), "A page has a node that does not belong to it.");
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
