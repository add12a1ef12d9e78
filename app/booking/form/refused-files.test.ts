import { expect, test } from "vitest";
import { changesRefusedFiles, mergeRefusedFiles, readRefusedRow } from "./refused-files";

const refuse = (name: string) => ({ name, result: "wrong-type" as const });
const many = (count: number) => Array.from({ length: count }, (_, index) => refuse(`${index}.exe`));

test("a draft keeps the latest 20 refused files, one of each name", () => {
  expect(mergeRefusedFiles(many(19), { refused: [refuse("last.exe")], settled: [] })).toHaveLength(20);
  const merged = mergeRefusedFiles(many(20), { refused: [refuse("3.exe"), refuse("last.exe")], settled: [] });
  expect(merged).toHaveLength(20);
  expect([merged[0]?.name, ...merged.slice(-2).map(({ name }) => name)]).toEqual([
    "1.exe",
    "3.exe",
    "last.exe",
  ]);
});

test("a name that was settled goes, and only what a request settles or refuses changes the files", () => {
  expect(mergeRefusedFiles(many(2), { refused: [], settled: ["0.exe"] })).toEqual([refuse("1.exe")]);
  expect(changesRefusedFiles(many(2), { refused: [], settled: ["0.exe"] })).toBe(true);
  expect(changesRefusedFiles(many(2), { refused: [], settled: ["7.exe"] })).toBe(false);
  expect(changesRefusedFiles([], { refused: many(1), settled: [] })).toBe(true);
});

test.each([
  ["5 run.exe", { name: "run.exe", refused: refuse("run.exe") }],
  ["5 plan.pdf", { name: "plan.pdf", refused: null }],
  ["run.exe", null],
  ["5 ", null],
  ["1234567890123456 run.exe", null],
])("the row %j of a page is read as %j", (row, read) => {
  expect(readRefusedRow(row)).toEqual(read);
});
