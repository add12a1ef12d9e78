import { expect, test } from "vitest";
import { formatCount, formatUpTo } from "./format-count";

test.each([
  [0, "0"],
  [999, "999"],
  [1046, "1,046"],
  [1_000_000, "1,000,000"],
])("formats the count %i as %s", (count, text) => expect(formatCount(count)).toBe(text));

test.each([
  [999, "999"],
  [1_000, "1,000"],
  [1_001, "1,000+"],
])("formats %i, counted up to 1,000, as %s", (count, text) => expect(formatUpTo(count, 1_000)).toBe(text));
