import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const tokens = readFileSync("app/tokens.css", "utf8");

function colorsOf(role: string): [light: string, dark: string] {
  const declared = new RegExp(`--color-${role}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(
    tokens,
  );
  const [, light = declared?.[3], dark = light] = declared ?? [];
  if (!light || !dark) throw new Error(`There is no color "${role}".`);
  return [light, dark];
}

/** Relative luminance by WCAG 2.2, from 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ["surface", "raised", "sunken"];
const texts: Record<string, string[]> = {
  text: [...surfaces, "soft", "success-soft", "warn-soft", "danger-soft"],
  muted: [...surfaces, "soft"],
  "accent-text": [...surfaces, "soft"],
  success: [...surfaces, "success-soft"],
  warn: [...surfaces, "warn-soft"],
  danger: [...surfaces, "danger-soft"],
  "on-fill": ["fill", "fill-hover"],
  "on-danger": ["danger"],
};
const edges: Record<string, string[]> = { "line-strong": surfaces, focus: [...surfaces, "soft"] };

const series: Record<string, string[]> = Object.fromEntries(
  ["total", "pending", "viewed", "lost"].map((name) => [`chart-${name}`, ["raised"]]),
);

describe.each([
  ["text", texts, 4.5],
  ["series of charts", series, 3],
  ["edges of controls", edges, 3],
])("the contrast of %s", (_, roles, least) => {
  const pairs = Object.entries(roles).flatMap(([role, grounds]) =>
    grounds.map((ground) => ({ role, ground })),
  );
  test.each(pairs)("$role on $ground is enough in both themes", ({ role, ground }) => {
    const [[light, dark], [lightGround, darkGround]] = [colorsOf(role), colorsOf(ground)];
    expect(contrast(light, lightGround)).toBeGreaterThanOrEqual(least);
    expect(contrast(dark, darkGround)).toBeGreaterThanOrEqual(least);
  });
});
