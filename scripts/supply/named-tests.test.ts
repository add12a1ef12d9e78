import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** The number of requirements in each section of three chapters of ASVS 5.0.0. */
const sections: Record<number, number[]> = {
  6: [3, 12, 8, 6, 8, 4, 2, 4],
  7: [3, 4, 2, 5, 3, 2],
  14: [2, 8, 3],
};

const read = (file: string) => readFileSync(file, "utf8");

/** Returns the test files that a document names in code marks, each with the quoted titles after it. */
function namedTests(document: string): { file: string; titles: string[] }[] {
  const mentions = document.matchAll(/`([\w./$-]+\.test\.tsx?)`((?:[:,]? "[^"\n]+"(?: and)?)*)/g);
  return [...mentions].map(([, file = "", quotes = ""]) => ({
    file,
    titles: [...quotes.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => title),
  }));
}

describe.each(readdirSync("docs").filter((name) => name.endsWith(".md")))("docs/%s", (name) => {
  test("names tests that exist, by titles that they have", () => {
    for (const { file, titles } of namedTests(read(`docs/${name}`))) {
      const source = read(file);
      for (const title of titles) expect(source, file).toContain(title.replace(/…$/, ""));
    }
  });
});

describe("docs/security.md", () => {
  test("names many tests, and titles of some", () => {
    const named = namedTests(read("docs/security.md"));
    expect(named.length).toBeGreaterThan(60);
    expect(named.flatMap(({ titles }) => titles).length).toBeGreaterThan(20);
  });

  const rows = read("docs/security.md")
    .split("\n")
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split(" | ").map((cell) => cell.replace(/^\||\|$/g, "").trim()));

  test("has each requirement of its chapters once, in order", () => {
    const expected = Object.entries(sections).flatMap(([chapter, counts]) =>
      counts.flatMap((count, section) =>
        Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
      ),
    );
    expect(rows.flatMap(([requirement = ""]) => numbersOf(requirement))).toEqual(expected);
  });

  test("names a test in each line, or the reason why there is none", () => {
    expect(rows.length).toBeGreaterThan(50);
    for (const [requirement = "", met, , shown = ""] of rows)
      if (met === "not applicable" || met === "no") expect(shown, requirement).toMatch(/^none$|`/);
      else expect(shown, requirement).toMatch(/`[\w./$-]+\.test\.tsx?`|^none: /);
  });
});

/** Returns the numbers in texts such as `6.2.2, 6.2.3 Change of…` and `6.6.1–6.6.4 Codes`. */
function numbersOf(requirement: string): string[] {
  const [, from, to] = /^(\d+\.\d+\.\d+)–(\d+\.\d+\.\d+)/.exec(requirement) ?? [];
  if (!from || !to) return /^[\d., ]+/.exec(requirement)?.[0].match(/\d+\.\d+\.\d+/g) ?? [];
  const stem = from.replace(/\d+$/, "");
  const [first, last] = [from, to].map((number) => Number(number.slice(stem.length)));
  return Array.from(
    { length: (last ?? 0) - (first ?? 0) + 1 },
    (_, index) => `${stem}${(first ?? 0) + index}`,
  );
}
