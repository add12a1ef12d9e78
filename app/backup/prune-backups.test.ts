import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pruneBackups, removePartialBackups } from "./prune-backups.server";

const nameOf = (day: number) => `datum3d-2026-01-0${day}T03-15-00Z`;

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), "datum3d-backups-"));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

function writeBackupFolder(name: string) {
  mkdirSync(path.join(parent, name));
  writeFileSync(path.join(parent, name, "manifest.json"), "{}");
}

describe("older backups", () => {
  test("are removed, and nothing else is", async () => {
    for (const day of [1, 2, 3]) writeBackupFolder(nameOf(day));
    rmSync(path.join(parent, nameOf(2), "manifest.json"));
    writeFileSync(path.join(parent, "datum3d-notes.txt"), "");
    expect(await pruneBackups(parent, undefined, nameOf(3))).toEqual({ removed: [], fromFuture: [] });
    expect(await pruneBackups(parent, 1, nameOf(3))).toEqual({ removed: [nameOf(1)], fromFuture: [] });
    expect(readdirSync(parent).sort()).toEqual([nameOf(2), nameOf(3), "datum3d-notes.txt"]);
  });

  test("stay while one is from the future, because the clock is wrong or was", async () => {
    const [lastNight, tonight] = [nameOf(1), nameOf(2)];
    const nextYear = "datum3d-2027-01-01T03-15-00Z";
    for (const name of [lastNight, tonight, nextYear]) writeBackupFolder(name);
    expect(await pruneBackups(parent, 1, tonight)).toEqual({ removed: [], fromFuture: [nextYear] });
    expect(existsSync(path.join(parent, lastNight))).toBe(true);
    rmSync(path.join(parent, nextYear), { recursive: true });
    // A clock that is set back by an hour does not prevent removals.
    expect(await pruneBackups(parent, 1, lastNight)).toEqual({ removed: [], fromFuture: [] });
    expect(await pruneBackups(parent, 1, tonight)).toEqual({ removed: [lastNight], fromFuture: [] });
  });

  test("that were interrupted are removed by the next backup, and other folders stay", async () => {
    for (const name of [`${nameOf(1)}.partial`, nameOf(2), "notes.partial"])
      mkdirSync(path.join(parent, name));
    await removePartialBackups(parent);
    expect(readdirSync(parent).sort()).toEqual([nameOf(2), "notes.partial"]);
  });
});
