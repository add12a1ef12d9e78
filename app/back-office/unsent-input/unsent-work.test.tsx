import { expect, test } from "vitest";
import { readUnsent, writeUnsent } from "./unsent-work";

const write = (index: number) =>
  writeUnsent(`form-${index}`, { formId: "1", savedAt: index, fields: [["text", "x"]] });

test("a tab keeps the input of 40 forms, and removes the oldest one", () => {
  sessionStorage.clear();
  for (let index = 0; index < 40; index++) write(index);
  expect(readUnsent("form-0", "1")).not.toBeNull();
  write(40);
  expect(sessionStorage).toHaveLength(40);
  expect(readUnsent("form-0", "1")).toBeNull();
  expect(readUnsent("form-1", "1")?.savedAt).toBe(1);
});

test("the input of a form that was sent is outdated, and goes", () => {
  write(1);
  expect(readUnsent("form-1", "2")).toBeNull();
  expect(readUnsent("form-1", "1")).toBeNull();
});
