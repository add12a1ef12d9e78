import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { templateVariable } from "#tests/support/app/folder";
import { connect } from "./client.server";
import { assertReadableVersion, finishRestore, replaceDatabase } from "./embedded-folder.server";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "datum3d-folder-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function writeDatabase(name: string, version: string) {
  mkdirSync(path.join(dataDir, name));
  writeFileSync(path.join(dataDir, name, "PG_VERSION"), `${version}\n`);
}

const readVersion = (name: string) => readFileSync(path.join(dataDir, name, "PG_VERSION"), "utf8").trim();

test("a start names another major version of PostgreSQL in one line, and changes nothing", async () => {
  writeDatabase("database", "17");
  const start = connect({ databaseUrl: undefined, dataDir });
  await expect(start).rejects.toThrow(
    /^The embedded database in .* is of PostgreSQL 17, and .* reads PostgreSQL 18\. .*`npm run backup`.*--replace.*$/,
  );
  expect(readdirSync(dataDir)).toEqual(["database"]);
  expect(readdirSync(path.join(dataDir, "database"))).toEqual(["PG_VERSION"]);
});

test("reads the version that PGlite writes", () => {
  const template = process.env[templateVariable] ?? "";
  writeDatabase("database", readFileSync(path.join(template, "PG_VERSION"), "utf8").trim());
  expect(() => assertReadableVersion(dataDir)).not.toThrow();
});

test("a restored database takes the place of the current one, which is kept", () => {
  writeDatabase("database", "old");
  writeDatabase("database.restoring", "new");
  const replaced = replaceDatabase(dataDir);
  expect(readVersion("database")).toBe("new");
  expect(readVersion(path.basename(replaced ?? ""))).toBe("old");
});

test("a start finishes a restore that was killed between its renames", () => {
  expect(finishRestore(dataDir)).toBeUndefined();
  writeDatabase("database.restored", "new");
  expect(finishRestore(dataDir)).toBeUndefined();
  expect(readVersion("database")).toBe("new");
  expect(existsSync(path.join(dataDir, "database.restored"))).toBe(false);
});

test("a restore that is not complete is left alone", () => {
  writeDatabase("database", "old");
  writeDatabase("database.restoring", "half");
  expect(finishRestore(dataDir)).toBeUndefined();
  expect(readVersion("database")).toBe("old");
});
