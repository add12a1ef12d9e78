import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { templateVariable } from "#tests/support/app/folder";
import { connect } from "./client.server";
import { assertReadableVersion, databaseFolder } from "./embedded-folder.server";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "datum3d-folder-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function writeDatabase(version: string) {
  mkdirSync(databaseFolder(dataDir));
  writeFileSync(path.join(databaseFolder(dataDir), "PG_VERSION"), `${version}\n`);
}

test("a start names another major version of PostgreSQL in one line, and changes nothing", async () => {
  writeDatabase("17");
  const start = connect({ databaseUrl: undefined, dataDir });
  await expect(start).rejects.toThrow(
    /^The embedded database in .* is of PostgreSQL 17, and .* reads PostgreSQL 18\. .*`npm run db:move`.*$/,
  );
  expect(readdirSync(dataDir)).toEqual(["database"]);
  expect(readdirSync(path.join(dataDir, "database"))).toEqual(["PG_VERSION"]);
});

test("reads the version that PGlite writes", () => {
  const template = process.env[templateVariable] ?? "";
  writeDatabase(readFileSync(path.join(template, "PG_VERSION"), "utf8").trim());
  expect(() => assertReadableVersion(databaseFolder(dataDir))).not.toThrow();
});
