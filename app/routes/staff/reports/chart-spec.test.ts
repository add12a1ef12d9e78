import { expect, test } from "vitest";
import { keyOfRow } from "./chart-spec";

test("every outcome of the quotes has its own color", () => {
  const keys = ["quoted", "accepted", "open", "lost"].map((_, row) => keyOfRow("sums", row));
  expect(new Set(keys).size).toBe(keys.length);
});
