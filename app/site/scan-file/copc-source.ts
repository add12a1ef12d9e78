import { clamp } from "~/site/viewer/numbers";
import { type NodeChoice, chooseNodes, type Cube, spacingsOf } from "./choose-nodes";
import { type CopcHeader, readCopcHeader } from "./copc-header";
import type { Decoder } from "./decoder";
import { checkCompressor, type ReadBytes, readRecords } from "./las-records";
import { readUnits, type Units } from "./las-unit";
import { Octree, type OctreeNode } from "./octree";
import {
  boundsOfPoints,
  type Conversion,
  createLoosePoints,
  createRecordReader,
  packPoints,
} from "./pack-points";
import type { PointBlock, Post, CameraView } from "./protocol";
import { type FileSlice, readRange } from "./read-range";
import { check, type FailureReason, ScanError } from "./scan-error";
import { eachAxis, type Vector } from "./vector";

/** The maximum number of concurrent requests. A picture needs many short ones. */
const maxRequests = 4;
const maxAttempts = 2;
/** The cache holds at most this many times the points of a picture. Beyond that, nodes outside of the picture are dropped. */
const cacheFactor = 2;

/** Reads the parts of a COPC file that a picture needs, and tells the viewer which of them to draw. */
export class CopcSource {
  #view: CameraView | undefined;
  #choice: NodeChoice = { nodes: [], pages: [] };
  readonly #requests = new Map<OctreeNode, AbortController>();
  readonly #attempts = new Map<OctreeNode, number>();
  /** The nodes that the viewer has, least recently needed first. */
  readonly #loaded = new Set<OctreeNode>();
  readonly #failed = new Set<OctreeNode>();
  #isBroken = false;

  private constructor(
    readonly url: string,
    readonly header: CopcHeader,
    readonly conversion: Conversion,
    readonly octree: Octree,
    readonly cube: Cube,
    readonly decoder: Decoder,
    readonly mostPoints: number,
    readonly post: Post,
  ) {}

  /** Reads the first page of the file's hierarchy. The slice is the beginning of the file, with the records about coordinates. */
  static async open(
    url: string,
    { bytes, fileSize }: FileSlice,
    { decoder, mostPoints, post }: { decoder: Decoder; mostPoints: number; post: Post },
  ): Promise<CopcSource> {
    const header = readCopcHeader(bytes, fileSize);
    const records = await readRecords(header, readerOf(url, { bytes, fileSize }));
    checkCompressor(records);
    const units = readUnits(records);
    const { center, halfSize, spacing, rootPage } = header;
    const origin = [Math.floor(center[0]), Math.floor(center[1]), header.min[2]] as const;
    const metersPerUnit = [units.across, units.across, units.up] as const;
    const conversion = { origin, metersPerUnit };
    const cube = {
      min: eachAxis((axis) => (center[axis] - halfSize - origin[axis]) * metersPerUnit[axis]),
      size: eachAxis((axis) => 2 * halfSize * metersPerUnit[axis]),
      spacing: spacing * units.across,
    };
    const octree = new Octree(fileSize);
    const page = await readRange(url, rootPage);
    check(page.bytes.length === rootPage.length, "The hierarchy ends early.");
    octree.addPage(page.bytes, undefined);
    const source = new CopcSource(url, header, conversion, octree, cube, decoder, mostPoints, post);
    source.#tellBounds(units);
    return source;
  }

  #tellBounds(units: Units): void {
    const { header, cube } = this;
    const { origin, metersPerUnit } = this.conversion;
    // The header's bounds are usually tighter than the cube, but the format does not require it.
    const within = (corner: Vector) =>
      eachAxis((axis) =>
        clamp(
          (corner[axis] - origin[axis]) * metersPerUnit[axis],
          cube.min[axis],
          cube.min[axis] + cube.size[axis],
        ),
      );
    this.post({
      kind: "opened",
      bounds: { min: within(header.min), max: within(header.max) },
      points: header.pointCount,
      units,
    });
  }

  show(view: CameraView): void {
    this.#view = view;
    this.#update();
  }

  retry(): void {
    this.#isBroken = false;
    this.#attempts.clear();
    this.#update();
  }

  #update(): void {
    const { root } = this.octree;
    if (!root || !this.#view) return;
    this.#choice = chooseNodes(root, this.cube, this.#view, this.mostPoints);
    const { nodes, pages } = this.#choice;
    const needed = new Set([...pages, ...nodes.filter((node) => !this.#loaded.has(node))]);
    for (const failed of this.#failed) needed.delete(failed);
    for (const [node, request] of this.#requests) if (!needed.has(node)) request.abort();
    if (!this.#isBroken)
      for (const node of needed) {
        if (this.#requests.size >= maxRequests) break;
        if (!this.#requests.has(node)) void this.#load(node);
      }
    const reason = needed.size === 0 ? this.#findFailure(root) : undefined;
    if (reason) this.post({ kind: "failed", reason });
    else this.#tellShown(this.#isBroken ? 0 : needed.size);
    this.#dropUnused();
  }

  /** Returns the reason why nothing of the file can be shown; undefined if something can. */
  #findFailure(root: OctreeNode): FailureReason | undefined {
    if (root.count > this.mostPoints) return "large";
    return this.#loaded.size === 0 && this.#failed.size > 0 ? "damaged" : undefined;
  }

  #tellShown(pending: number): void {
    const shown = this.#choice.nodes.filter((node) => this.#loaded.has(node));
    const blocks = [...spacingsOf(shown, this.cube)].map(([{ id }, spacing]) => [id, spacing] as const);
    // Moves the visible nodes to the end, so that they are dropped last.
    for (const node of shown) if (this.#loaded.delete(node)) this.#loaded.add(node);
    this.post({ kind: "shown", blocks, pending });
  }

  #dropUnused(): void {
    let points = 0;
    for (const node of this.#loaded) points += node.count;
    const needed = new Set(this.#choice.nodes);
    for (const node of this.#loaded) {
      if (points <= cacheFactor * this.mostPoints) return;
      if (needed.has(node)) continue;
      points -= node.count;
      this.#loaded.delete(node);
      this.post({ kind: "dropped", id: node.id });
    }
  }

  async #load(node: OctreeNode): Promise<void> {
    const request = new AbortController();
    this.#requests.set(node, request);
    try {
      if (node.page) await this.#readPage(node, request.signal);
      else await this.#readPoints(node, request.signal);
    } catch (error) {
      if (!request.signal.aborted) this.#fail(node, error);
    } finally {
      this.#requests.delete(node);
    }
    this.#update();
  }

  async #readPage(node: OctreeNode, signal: AbortSignal): Promise<void> {
    const { page } = node;
    if (!page) return;
    const { bytes } = await readRange(this.url, page, signal);
    check(bytes.length === page.length, "The hierarchy ends early.");
    this.octree.addPage(bytes, node);
  }

  async #readPoints(node: OctreeNode, signal: AbortSignal): Promise<void> {
    const { bytes } = await readRange(this.url, node, signal);
    check(bytes.length === node.length, "The file ends within a chunk.");
    const block = await this.#decode(node, bytes);
    this.#loaded.add(node);
    this.post({ kind: "block", block }, [block.bytes.buffer]);
  }

  async #decode(node: OctreeNode, bytes: Uint8Array): Promise<PointBlock> {
    const points = createLoosePoints(node.count);
    const read = createRecordReader(this.header, this.conversion, points);
    await this.decoder.decodeChunk(bytes, node.count, this.header, read);
    const { min, max } = boundsOfPoints(points, 0, points.count);
    const { cube } = this;
    // Damaged bytes can decode to any position.
    for (const axis of [0, 1, 2] as const) {
      const slack = cube.size[axis] / 100;
      check(
        min[axis] >= cube.min[axis] - slack && max[axis] <= cube.min[axis] + cube.size[axis] + slack,
        "Points of a node lie outside of the octree.",
      );
    }
    return packPoints(points, 0, points.count, node.id);
  }

  /** Skips a damaged node. After two attempts without a connection, reports a network failure, and the person can try again. */
  #fail(node: OctreeNode, error: unknown): void {
    const reason = error instanceof ScanError ? error.reason : "damaged";
    if (reason !== "network") {
      this.#failed.add(node);
      this.post({ kind: "incomplete" });
      return;
    }
    const attempts = (this.#attempts.get(node) ?? 0) + 1;
    this.#attempts.set(node, attempts);
    if (attempts < maxAttempts) return;
    this.#isBroken = true;
    this.post({ kind: "failed", reason });
  }
}

/** Returns a reader that takes bytes from the loaded beginning of the file if it contains them, and requests all others. */
function readerOf(url: string, { bytes, fileSize }: FileSlice): ReadBytes {
  return async ({ offset, length }) => {
    const end = Math.min(offset + length, fileSize);
    if (end <= bytes.length || offset >= fileSize) return bytes.subarray(offset, end);
    return (await readRange(url, { offset, length: end - offset })).bytes;
  };
}
