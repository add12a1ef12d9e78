import { expect, test } from "vitest";
import { readTheme } from "./theme";

test.each([
  ["theme=dark", "dark"],
  ["a=b; theme=light; c=d", "light"],
  ["a=b;theme=light", "light"],
  ["theme=dark; theme=light", "dark"],
  ["theme=system; theme=dark", undefined],
  ["Theme=light; theme=dark", "dark"],
  ["theme=DARK", undefined],
  ["theme=darker", undefined],
  ["a=theme=dark", undefined],
  ["nottheme=dark", undefined],
  ["", undefined],
  [null, undefined],
])("of %j, the first theme cookie decides: %s", (header, theme) => {
  expect(readTheme(header)).toBe(theme);
});
