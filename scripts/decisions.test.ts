import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folder = "docs/decisions";
const index = "README.md";
const records = readdirSync(folder).filter((name) => name !== index);
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");

/** Returns the headings that are followed by neither text nor a subheading. */
function emptySections(markdown: string): string[] {
  const lines = markdown.split("\n").filter((line) => line.trim() !== "");
  const levelOf = (line = "# end") => /^#+(?= )/.exec(line)?.[0].length;
  return lines.filter((line, at) => {
    const [level, next] = [levelOf(line), levelOf(lines[at + 1])];
    return level !== undefined && next !== undefined && next <= level;
  });
}

test.each([
  ["# Title\n\n## Context\n\nText\n\n## Amended: again\n", ["## Amended: again"]],
  ["# Title\n\n## Context\n\n## Decision\n\nText\n", ["## Context"]],
  ["# Title\n\n## Decision\n\n### Part\n\nText\n", []],
])("empty sections of %j", (markdown, expected) => {
  expect(emptySections(markdown)).toEqual(expected);
});

test.each(records)("%s has text below each of its headings", (name) => {
  expect(emptySections(read(name))).toEqual([]);
});

test("the index lists every record once, by its number and its title", () => {
  const listed = [...read(index).matchAll(/^- \[(\d{4})\]\((\S+)\) (.+)$/gm)];
  const expected = records.map((name) => [name.slice(0, 4), name, /^# (.+)/.exec(read(name))?.[1]]);
  expect(listed.map(([, number, name, title]) => [number, name, title]).sort()).toEqual(expected.sort());
});
