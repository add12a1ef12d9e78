import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import createLazPerf from "laz-perf/lib/node/laz-perf.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCopcHeader } from "./copc-header";
import { Decoder, hasHole } from "./decoder";
import { Octree } from "./octree";
import type { FromWorker, Post } from "./protocol";
import { showLaz, showPly } from "./whole-file";

/** Four rooms in meters, as a COPC file that older programs read as a whole. */
const rooms = readFileSync(new URL("rooms.copc.laz", import.meta.url));
/** Offsets of the names of the compression and coordinate records. */
const [compressorRecord, wktRecord] = [589, 689];

let sent: Buffer = rooms;
const server = createServer((_, response) => response.end(sent));
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/scan`;
});
afterAll(() => server.close());

async function read(bytes: Buffer, show: (post: Post) => Promise<void>) {
  sent = bytes;
  const messages: FromWorker[] = [];
  await show((message) => messages.push(message));
  const opened = messages.find(({ kind }) => kind === "opened");
  const blocks = messages.flatMap((message) => (message.kind === "block" ? [message.block] : []));
  return {
    opened,
    blocks,
    points: blocks.reduce((sum, { bytes: packed }) => sum + packed.length / 12, 0),
    isIncomplete: messages.some(({ kind }) => kind === "incomplete"),
  };
}

const readLaz = (bytes: Buffer) =>
  read(bytes, (post) =>
    // oxlint-disable-next-line typescript/no-unsafe-argument -- its types need those of a package that is not installed
    showLaz(url, bytes.length, { decoder: new Decoder(createLazPerf), mostPoints: 1e6, post }),
  );
const readPly = (text: string) => read(Buffer.from(text), (post) => showPly(url, 1e6, post));

function changed(place: number, bytes: Buffer | number[]): Buffer {
  const copy = Buffer.from(rooms);
  copy.set(bytes, place);
  return copy;
}

/** Replaces the content of the coordinate record. Its length stays. */
const withWkt = (wkt: string) => changed(wktRecord + 54, Buffer.from(wkt.padEnd(127)));

/** Builds an extended record, which follows the points and has a 64-bit length. */
function extendedRecord(user: string, id: number, content: Buffer): Buffer {
  const head = Buffer.alloc(60);
  head.write(user, 2);
  head.writeUInt16LE(id, 18);
  head.writeBigUInt64LE(BigInt(content.length), 20);
  return Buffer.concat([head, content]);
}

const sizeOf = ({ opened }: Awaited<ReturnType<typeof readLaz>>) =>
  opened?.kind === "opened" ? opened.bounds.max.map((end, axis) => end - (opened.bounds.min[axis] ?? 0)) : [];

test("reads the unit of heights", async () => {
  const [inMeters, mixed] = [
    await readLaz(rooms),
    await readLaz(withWkt('COMPD_CS["a",PROJCS["b",UNIT["metre",1]],VERT_CS["c",UNIT["foot",0.3048]]]')),
  ];
  const [x = 0, y = 0, z = 0] = sizeOf(inMeters);
  const [mixedX, mixedY, mixedZ] = sizeOf(mixed);
  expect([mixedX, mixedY]).toEqual([x, y]);
  expect(mixedZ).toBeCloseTo(z * 0.3048, 6);
  expect(mixed.opened).toMatchObject({ units: { across: 1, up: 0.3048, areNamed: true } });
  expect([mixed.points, mixed.isIncomplete]).toEqual([8_000, false]);
});

test("reads the unit from keys and from a record behind the points, or reports that the file names none", async () => {
  const keys = Buffer.from(Uint16Array.of(1, 1, 0, 1, 3076, 0, 1, 9002).buffer);
  const withKeys = withWkt("");
  withKeys.set(keys, wktRecord + 54);
  withKeys.writeUInt16LE(34_735, wktRecord + 18);
  expect((await readLaz(withKeys)).opened).toMatchObject({ units: { across: 0.3048, up: 0.3048 } });
  const without = changed(wktRecord + 18, [0, 0]);
  expect((await readLaz(without)).opened).toMatchObject({ units: { across: 1, areNamed: false } });
  without.writeUInt32LE(2, 243);
  const wkt = extendedRecord("LASF_Projection", 2112, Buffer.from('PROJCS["x",UNIT["foot",0.3048]]'));
  expect((await readLaz(Buffer.concat([without, wkt]))).opened).toMatchObject({
    units: { across: 0.3048, areNamed: true },
  });
});

test.each([
  { what: "an old compressor", bytes: changed(compressorRecord + 54, [1, 0]), reason: "old" },
  { what: "an old kind of points", bytes: changed(compressorRecord + 54 + 38, [1, 0]), reason: "old" },
  { what: "no points", bytes: changed(247, [0, 0, 0, 0]), reason: "empty" },
])("a file with $what is told from a damaged one", async ({ bytes, reason }) => {
  await expect(readLaz(bytes)).rejects.toMatchObject({ reason });
});

test("reports zeros in place of points", async () => {
  const { rootPage } = readCopcHeader(rooms, rooms.length);
  const octree = new Octree(rooms.length);
  octree.addPage(rooms.subarray(rootPage.offset, rootPage.offset + rootPage.length), undefined);
  const { offset = 0, length = 0 } = octree.root ?? {};
  // Removes the end of a chunk, which contains its colors.
  const damaged = await readLaz(changed(offset + length - 512, Buffer.alloc(512)));
  expect(damaged).toMatchObject({ points: 8_000, isIncomplete: true });
  expect(hasHole(Buffer.concat([Buffer.alloc(511), Buffer.of(1), Buffer.alloc(511)]))).toBe(false);
  expect(hasHole(Buffer.concat([Buffer.of(1), Buffer.alloc(512)]))).toBe(true);
});

const plyOf = (lines: readonly string[], count = lines.length) =>
  `ply\nformat ascii 1.0\nelement vertex ${count}\nproperty float x\nproperty float y\nproperty float z\nend_header\n${lines.join("\n")}`;
const lines = Array.from({ length: 1_000 }, (_, index) => `${index}.125 ${index % 7}.25 ${index % 5}.5`);

test("shows and reports a text file that was cut off; a complete one needs no last line break", async () => {
  expect(await readPly(plyOf(lines))).toMatchObject({ points: 1_000, isIncomplete: false });
  expect(await readPly(plyOf(lines.slice(0, 600), 1_000))).toMatchObject({ points: 600, isIncomplete: true });
  expect((await readPly(plyOf(lines))).opened).toMatchObject({ units: { areNamed: false } });
});
