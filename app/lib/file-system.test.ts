import { rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { freeBytes, freeBytesNow } from "./file-system.server";

test("both functions return the free bytes of a folder's file system", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "datum3d-disk-"));
  try {
    writeFileSync(path.join(folder, "file"), "x");
    const free = await freeBytes(folder);
    expect(free).toBeGreaterThan(0);
    // Other programs write at the same time, so the two values agree approximately.
    expect(freeBytesNow(folder) / free).toBeCloseTo(1, 0);
    await expect(freeBytes(path.join(folder, "none"))).rejects.toThrow("ENOENT");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
