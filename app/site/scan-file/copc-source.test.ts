import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Copc } from "copc";
import fc from "fast-check";
import createLazPerf from "laz-perf/lib/node/laz-perf.js";
import { OrthographicCamera, PerspectiveCamera, Vector3 } from "three";
import { afterAll, beforeAll, expect, test } from "vitest";
import { angleOfView, type Camera, fitLens, placeLens, viewOf as viewOfLens } from "~/site/scan/camera";
import { readCopcHeader } from "./copc-header";
import { CopcSource } from "./copc-source";
import { Decoder } from "./decoder";
import { Octree } from "./octree";
import { pointCloudOf, positionOf } from "./point-cloud";
import type { PointBlock, FromWorker, CameraView } from "./protocol";
import { readRange } from "./read-range";
import { ScanError } from "./scan-error";
import { unbounded } from "./vector";

/** Four rooms of 2,000 points, each with its own hierarchy page; written by art/scripts/samples/points_to_copc.cpp. */
const file = readFileSync(new URL("rooms.copc.laz", import.meta.url));
const viewport = { width: 800, height: 600 };
// oxlint-disable-next-line typescript/no-unsafe-argument -- its types need those of a package that is not installed
const decoder = () => new Decoder(createLazPerf);

let sent: Buffer = file;
let answer: RequestListener | undefined;
const requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(request.headers.range ?? "");
  if (answer) {
    answer(request, response);
    return;
  }
  const [, from = "", to = ""] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
  const end = Math.min(Number(to), sent.length - 1);
  response.writeHead(206, { "Content-Range": `bytes ${from}-${end}/${sent.length}` });
  response.end(sent.subarray(Number(from), end + 1));
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/scan.copc.laz`;
});
afterAll(() => server.close());

function viewOf(camera: Camera): CameraView {
  const lens = camera.isFlat ? new OrthographicCamera() : new PerspectiveCamera(angleOfView);
  const at = new Vector3();
  placeLens(lens, at, camera);
  fitLens(lens, at, viewport, { center: at, radius: 100 });
  return viewOfLens(lens, viewport, unbounded);
}
/** A view that needs every node. */
const everything = viewOf({ target: [0, 0, 1], azimuth: 1, elevation: 0.7, distance: 30 });

/** Shows a view of a file, and returns the worker's messages until nothing is pending. */
async function read(bytes: Buffer, view = everything, mostPoints = 1e6) {
  sent = bytes;
  const messages: FromWorker[] = [];
  let whenDone: (() => void) | undefined;
  const done = new Promise<void>((resolve) => (whenDone = resolve));
  const post = (message: FromWorker) => {
    messages.push(message);
    if (message.kind === "failed" || (message.kind === "shown" && message.pending === 0)) whenDone?.();
  };
  const head = await readRange(url, { offset: 0, length: 16_384 });
  const source = await CopcSource.open(url, head, { decoder: decoder(), mostPoints, post });
  source.show({ ...view, pixelsPerMeter: view.pixelsPerMeter * 1000 });
  await done;
  return { messages, source };
}

const blocksOf = (messages: readonly FromWorker[]): PointBlock[] =>
  messages.flatMap((message) => (message.kind === "block" ? [message.block] : []));

test("reads the points of all pages at the positions that another COPC reader finds", async () => {
  const { messages } = await read(file);
  const points = blocksOf(messages).flatMap(({ bytes, bounds }) => {
    const cloud = pointCloudOf(bytes, bounds);
    return Array.from({ length: cloud.count }, (_, index) => positionOf(cloud, index));
  });
  const get = (begin: number, end: number) => Promise.resolve(new Uint8Array(file.subarray(begin, end)));
  const copc = await Copc.create(get);
  const expected: (readonly number[])[] = [];
  const pages = [copc.info.rootHierarchyPage];
  for (let page = pages.pop(); page; page = pages.pop()) {
    const { nodes, pages: more } = await Copc.loadHierarchyPage(get, page);
    pages.push(...Object.values(more).flatMap((each) => each ?? []));
    for (const node of Object.values(nodes)) {
      if (!node) continue;
      const points = await Copc.loadPointDataView(get, copc, node);
      const [x, y, z] = ["X", "Y", "Z"].map((name) => points.getter(name));
      for (let index = 0; index < points.pointCount; index++)
        expected.push([x?.(index) ?? NaN, y?.(index) ?? NaN, z?.(index) ?? NaN]);
    }
  }
  // The viewer's origin is the middle of the octree, at ground level.
  const origin = [10, 9, copc.header.min[2]];
  const sorted = (points: readonly (readonly number[])[], moved: readonly number[]) =>
    points
      .map((point) => point.map((value, axis) => Math.round((value - (moved[axis] ?? 0)) * 10)).join())
      .sort();
  expect(points).toHaveLength(8_000);
  const [ours, theirs] = [sorted(points, [0, 0, 0]), sorted(expected, origin)];
  // Coordinates have 16 bits per node, so a few points round to the next decimeter.
  const expectedPlaces = new Set(theirs);
  expect(ours.filter((place) => !expectedPlaces.has(place)).length).toBeLessThan(200);
  const colors = blocksOf(messages).some(({ bytes }) =>
    bytes.some((byte, index) => index % 12 === 8 && byte > 0),
  );
  expect(colors).toBe(true);
  expect(new Set(blocksOf(messages).flatMap(({ classes }) => classes))).toEqual(new Set([1, 2, 6]));
});

test("scales heights that have another unit, and all points stay within the bounds", async () => {
  const wkt = 'COMPD_CS["a",PROJCS["b",UNIT["foot",0.3048]],VERT_CS["c",UNIT["metre",1]]]';
  const bytes = Buffer.from(file);
  bytes.write(wkt.padEnd(127), 743);
  const [{ messages: inMeters }, { messages }] = [await read(file), await read(bytes)];
  const boundsOf = (found: readonly FromWorker[]) => found.find(({ kind }) => kind === "opened");
  const [plain, mixed] = [boundsOf(inMeters), boundsOf(messages)];
  if (plain?.kind !== "opened" || mixed?.kind !== "opened") throw new Error("Both are opened.");
  expect(mixed.bounds.max[0]).toBeCloseTo(plain.bounds.max[0] * 0.3048, 6);
  expect(mixed.bounds.max[2]).toBeCloseTo(plain.bounds.max[2], 6);
  const points = blocksOf(messages).reduce((sum, { bytes: packed }) => sum + packed.length / 12, 0);
  expect(points).toBe(8_000);
});

test("limits the points of a picture, and shows the coarse ones first", async () => {
  const { messages } = await read(file, everything, 1_500);
  const counts = blocksOf(messages).map(({ bytes }) => bytes.length / 12);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1_500);
  expect(blocksOf(messages)[0]?.id).toBe(0);
});

test("requests no nodes behind the camera", async () => {
  requests.length = 0;
  await read(file, viewOf({ target: [-200, 0, 0], azimuth: 0, elevation: 0, distance: 3 }));
  expect(requests).toHaveLength(2);
});

test("a flat picture gets the points that its scale needs, from any distance", async () => {
  const flat = viewOf({ target: [0, 0, 1], azimuth: 1, elevation: 0.7, distance: 30, isFlat: true });
  const pointsOf = async (pixelsPerMeter: number) => {
    const { messages } = await read(file, { ...flat, pixelsPerMeter });
    return blocksOf(messages).reduce((sum, { bytes }) => sum + bytes.length / 12, 0);
  };
  expect(await pointsOf(flat.pixelsPerMeter)).toBe(8_000);
  expect(await pointsOf(1e-9)).toBeLessThan(8_000);
});

test.each([
  { what: "sends the whole file", status: 200, reason: "ranges" },
  { what: "has no file", status: 404, reason: "network" },
])("a server that $what is told from a damaged file", async ({ status, reason }) => {
  answer = (_, response) => response.writeHead(status).end(file);
  try {
    await expect(read(file)).rejects.toMatchObject({ reason });
  } finally {
    answer = undefined;
  }
});

test("retries a broken connection, reports it, and goes on when it is back", async () => {
  let broken = 0;
  sent = file;
  const { messages, source } = await read(
    file,
    viewOf({ target: [-200, 0, 0], azimuth: 0, elevation: 0, distance: 3 }),
  );
  answer = (request) => {
    broken++;
    request.socket.destroy();
  };
  source.show({ ...everything, pixelsPerMeter: 0.001 });
  await expect.poll(() => messages.at(-1)).toMatchObject({ kind: "shown", pending: 0 });
  expect(messages.filter(({ kind }) => kind === "failed")).toEqual([{ kind: "failed", reason: "network" }]);
  expect(broken).toBe(2);
  answer = undefined;
  source.retry();
  await expect.poll(() => blocksOf(messages)).toHaveLength(1);
});

function changed(changes: readonly (readonly [place: number, byte: number])[]): Buffer {
  const copy = Buffer.from(file);
  for (const [place, byte] of changes) copy[place] = byte;
  return copy;
}

const bytesWithin = (from: number, to: number) =>
  fc.array(fc.tuple(fc.integer({ min: from, max: to - 1 }), fc.nat(255)), { minLength: 1, maxLength: 6 });

test("rejects a random header, or reads only ranges within the file", () => {
  fc.assert(
    fc.property(bytesWithin(0, 589), fc.integer({ min: 0, max: 700 }), (changes, length) => {
      for (const bytes of [changed(changes), changed(changes).subarray(0, length)])
        try {
          const header = readCopcHeader(bytes, file.length);
          expect(header.rootPage.offset + header.rootPage.length).toBeLessThanOrEqual(file.length);
          expect(header.recordLength).toBeGreaterThan(29);
          for (const value of [...header.center, ...header.scale, header.halfSize, header.spacing])
            expect(Number.isFinite(value)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(ScanError);
        }
    }),
  );
});

test("rejects a random hierarchy, or makes a tree whose chunks lie within the file", () => {
  const { rootPage } = readCopcHeader(file, file.length);
  const start = file.length - 69 * 32 - 160;
  fc.assert(
    fc.property(bytesWithin(start, file.length), (changes) => {
      const bytes = changed(changes);
      const octree = new Octree(file.length);
      const open = [octree.root];
      let seen = 0;
      try {
        octree.addPage(bytes.subarray(rootPage.offset, rootPage.offset + rootPage.length), undefined);
        open.push(octree.root);
        for (let node = open.pop(); seen <= octree.size; node = open.pop()) {
          if (!node) {
            if (open.length === 0) break;
            continue;
          }
          seen++;
          const { page } = node;
          if (page) octree.addPage(bytes.subarray(page.offset, page.offset + page.length), node);
          expect(node.offset + node.length).toBeLessThanOrEqual(file.length);
          for (const child of node.children) expect(child.depth).toBe(node.depth + 1);
          open.push(...node.children);
        }
        expect(seen).toBe(octree.size);
      } catch (error) {
        expect(error).toBeInstanceOf(ScanError);
      }
    }),
  );
});

test("skips or decodes chunks of random bytes, each in less than a second", async () => {
  const { rootPage, pointStart, ...header } = readCopcHeader(file, file.length);
  const octree = new Octree(file.length);
  octree.addPage(file.subarray(rootPage.offset, rootPage.offset + rootPage.length), undefined);
  const { offset = 0, length = 0, count = 0 } = octree.root ?? {};
  const shared = decoder();
  await fc.assert(
    fc.asyncProperty(bytesWithin(offset, offset + length), fc.nat(length), async (changes, cut) => {
      const chunk = changed(changes).subarray(offset, offset + length);
      for (const bytes of [chunk, chunk.subarray(0, cut)]) {
        const start = performance.now();
        let points = 0;
        await shared
          .decodeChunk(bytes, count, { ...header, rootPage, pointStart } as never, () => points++)
          .catch((error: unknown) => expect(error).toBeInstanceOf(ScanError));
        expect(points).toBeLessThanOrEqual(count);
        expect(performance.now() - start).toBeLessThan(1_000);
      }
    }),
    { numRuns: 30 },
  );
});

test("skips a damaged chunk, reports it, and shows the rest", async () => {
  const octree = new Octree(file.length);
  const { rootPage } = readCopcHeader(file, file.length);
  octree.addPage(file.subarray(rootPage.offset, rootPage.offset + rootPage.length), undefined);
  const [room] = octree.root?.children ?? [];
  const page = room?.page ?? { offset: 0, length: 0 };
  octree.addPage(file.subarray(page.offset, page.offset + page.length), room);
  // Damages the chunk's point count, which precedes its layers.
  const { messages } = await read(changed([[(room?.offset ?? 0) + 36, 0xff]]));
  expect(messages.filter(({ kind }) => kind === "incomplete")).toHaveLength(1);
  expect(blocksOf(messages).length).toBeGreaterThan(60);
});

test("reports a file as damaged when none of its chunks can be shown", async () => {
  // Changes the point length in the header, so it no longer matches the chunks.
  const { messages } = await read(changed([[105, 200]]));
  expect(messages.at(-1)).toEqual({ kind: "failed", reason: "damaged" });
  expect(blocksOf(messages)).toEqual([]);
});

test("reports a file as too large when its first node exceeds the point limit", async () => {
  const { messages } = await read(file, everything, 100);
  expect(messages.at(-1)).toEqual({ kind: "failed", reason: "large" });
});
