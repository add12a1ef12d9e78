import fc from "fast-check";
import { expect, test } from "vitest";
import { BackupError } from "./backup-error.server";
import { type Manifest, manifestFormat, parseManifest } from "./manifest.server";

const sha256 = fc.stringMatching(/^[0-9a-f]{64}$/);
const name = fc.stringMatching(/^[a-z_][a-z0-9_]{0,20}$/);
const count = fc.nat();
const names = fc.array(fc.string({ maxLength: 50 }), { maxLength: 3 });

const manifests: fc.Arbitrary<Manifest> = fc.record({
  format: fc.constant(manifestFormat),
  createdAt: fc
    .date({ min: new Date("2020-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString()),
  engine: fc.constantFrom("embedded", "postgresql"),
  serverVersion: fc.string({ maxLength: 100 }),
  migrations: fc.array(
    fc.record({
      hash: sha256,
      createdAt: count,
      name: fc.option(fc.stringMatching(/^\d{4}_[\w-]{1,20}$/)),
      sql: fc.option(fc.string()),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  tables: fc.array(
    fc.record({ name, columns: fc.array(name, { minLength: 1, maxLength: 4 }), rows: count, sha256 }),
    { minLength: 1, maxLength: 3 },
  ),
  sequences: fc.array(
    fc.record({
      name,
      lastValue: fc.bigInt({ min: -(2n ** 62n), max: 2n ** 62n }).map(String),
      isCalled: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  files: fc.record({ count, bytes: count, lost: names, missing: names, acknowledged: names }),
  secretSha256: sha256,
});

test("reads every manifest back", () => {
  fc.assert(
    fc.property(manifests, (manifest) => {
      expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest);
    }),
  );
});

test("rejects any other text with a BackupError, cut or not", () => {
  const isRejected = (text: string): void => {
    expect(() => parseManifest(text)).toThrow(BackupError);
  };
  fc.assert(
    fc.property(manifests, fc.double({ min: 0, max: 0.999, noNaN: true }), (manifest, part) => {
      const text = JSON.stringify(manifest);
      isRejected(text.slice(0, Math.floor(text.length * part)));
    }),
  );
  fc.assert(fc.property(fc.string(), isRejected));
  fc.assert(
    fc.property(
      fc.jsonValue().map((value) => JSON.stringify(value)),
      isRejected,
    ),
  );
});

test("accepts no name that could leave the folder or the quotes of a statement", () => {
  const [manifest] = fc.sample(manifests, 1);
  for (const bad of ["../users", "users/../../x", 'users"; drop table users; --', "Users", "", "."]) {
    const tables = [{ name: bad, columns: ["id"], rows: 0, sha256: "0".repeat(64) }];
    expect(() => parseManifest(JSON.stringify({ ...manifest, tables }))).toThrow(/tables\.0\.name/);
  }
});

test("says that a newer format needs a newer release", () => {
  const [manifest] = fc.sample(manifests, 1);
  const newer = JSON.stringify({ ...manifest, format: manifestFormat + 1 });
  expect(() => parseManifest(newer)).toThrow(/format 3, and this release reads up to 2/);
});
