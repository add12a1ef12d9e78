import { expect, test } from "vitest";
import { formatCount, formatShare } from "./numbers";

test.each([
  [0, "0"],
  [999, "999"],
  [1046, "1,046"],
  [1_000_000, "1,000,000"],
])("formats the count %i as %s", (count, text) => expect(formatCount(count)).toBe(text));

test.each([
  [128, 1046, "12.2%"],
  [1, 2, "50%"],
  [3, 3, "100%"],
  [0, 3, "0%"],
  [0, 0, "0%"],
])("formats %i of %i as %s", (part, total, text) => expect(formatShare(part, total)).toBe(text));
