import { expect, test } from "vitest";
import { Octree } from "./octree";
import { ScanError } from "./scan-error";

function entry(depth: number, x: number, offset: number, length: number, count: number): Buffer {
  const bytes = Buffer.alloc(32);
  bytes.writeInt32LE(depth, 0);
  bytes.writeInt32LE(x, 4);
  bytes.writeBigUInt64LE(BigInt(offset), 16);
  bytes.writeInt32LE(length, 24);
  bytes.writeInt32LE(count, 28);
  return bytes;
}

test.each([
  { what: "a page that leads to itself", page: [entry(1, 0, 600, 32, -1)] },
  {
    what: "a page that has a page of its own node beside others",
    page: [entry(1, 0, 700, 32, 5), entry(1, 0, 600, 32, -1)],
  },
  { what: "a page with a node of another one", page: [entry(1, 0, 700, 10, 5), entry(2, 3, 700, 10, 5)] },
  { what: "a page without the node it is for", page: [entry(2, 0, 700, 10, 5)] },
  { what: "a chunk beyond the end", page: [entry(1, 0, 5_000, 10, 5)] },
  { what: "a chunk at an offset of 2^63", page: [entry(1, 0, 2 ** 63, 10, 5)] },
  { what: "a chunk of a negative length", page: [entry(1, 0, 700, -10, 5)] },
  { what: "billions of points", page: [entry(1, 0, 700, 10, 2 ** 31 - 1)] },
  { what: "a count of -2", page: [entry(1, 0, 700, 10, -2)] },
  { what: "a depth of a billion", page: [entry(1, 0, 700, 10, 5), entry(1e9, 0, 700, 10, 5)] },
  { what: "a place outside of the octree", page: [entry(1, 0, 700, 10, 5), entry(2, 4, 700, 10, 5)] },
  { what: "a node twice", page: [entry(1, 0, 700, 10, 5), entry(2, 1, 700, 10, 5), entry(2, 1, 700, 10, 5)] },
  { what: "half an entry", page: [entry(1, 0, 700, 10, 5).subarray(0, 16)] },
])("a hierarchy with $what is refused", ({ page }) => {
  const octree = new Octree(4_000);
  octree.addPage(Buffer.concat([entry(0, 0, 700, 10, 5), entry(1, 0, 600, 32, -1)]), undefined);
  const [node] = octree.root?.children ?? [];
  expect(() => octree.addPage(Buffer.concat(page), node)).toThrow(ScanError);
});
