import { readFileSync } from "node:fs";
import semver from "semver";
import { describe, expect, test } from "vitest";
import { readAccepted, readFixedVersions } from "./advisories-document";

const document = readFileSync("docs/security.md", "utf8");
const table = (heading: string, row: string) => `# A\n\n## ${heading}\n\n| a |\n| --- |\n${row}\n`;
const acceptance = (...cells: string[]) => table("Accepted advisories", `| ${cells.join(" | ")} |`);
const id = "GHSA-67mh-4wv8-f99v";

test("docs/security.md is complete", () => {
  expect(readAccepted(document).length).toBeGreaterThan(0);
  expect(readFixedVersions(document)).toContainEqual({
    package: "react-router",
    range: "^6.30.6 || >=6.30.6",
  });
});

test("each test that docs/security.md names exists", () => {
  const named = [...document.matchAll(/`([\w/-]+(?:\.server)?\.test\.ts)`/g)].map(([, file]) => file ?? "");
  expect(named.length).toBeGreaterThan(5);
  for (const file of named) expect(readFileSync(file, "utf8")).not.toBe("");
});

describe("an accepted advisory", () => {
  test("is read from its row, without links and code marks", () => {
    expect(
      readAccepted(acceptance(`[${id}](https://x.example)`, "`a`", "2027-05-31", "Why", "Test")),
    ).toEqual([{ id, package: "a", until: "2027-05-31" }]);
  });

  test.each([
    ["without a reason", [id, "a", "2027-05-31", "", "Test"]],
    ["without the columns of reason and test", [id, "a", "2027-05-31"]],
    ["without a date", [id, "a", "some day", "Why", "Test"]],
    ["with a date that does not exist", [id, "a", "2027-02-31", "Why", "Test"]],
    ["without an id", ["CVE-2026-53669", "a", "2027-05-31", "Why", "Test"]],
    ["without a package", [id, "", "2027-05-31", "Why", "Test"]],
  ])("%s is rejected", (_what, cells) => {
    expect(() => readAccepted(acceptance(...cells))).toThrow();
  });

  test("needs its table", () => {
    expect(() => readAccepted("# Advisories\n")).toThrow('has no table "Accepted advisories"');
  });
});

describe("a list of versions", () => {
  const [only] = readFixedVersions(table("Minimum versions", "| `a` | `1.1.22, 5.0.13` | b |"));

  test.each(["1.1.22", "1.2.0", "5.0.13", "6.0.0"])("allows %s", (version) => {
    expect(semver.satisfies(version, only?.range ?? "")).toBe(true);
  });
  test.each(["1.1.21", "2.0.0", "5.0.12", "5.0.13-rc.1"])("rejects %s", (version) => {
    expect(semver.satisfies(version, only?.range ?? "")).toBe(false);
  });
  test("must name versions", () => {
    expect(() => readFixedVersions(table("Minimum versions", "| a | newest | b |"))).toThrow();
  });
});
