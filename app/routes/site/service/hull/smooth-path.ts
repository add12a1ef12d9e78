import type { Point } from "~/site/drawings/floor-plan";

const number = (value: number) => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point) => `${number(x)} ${number(y)}`;

/**
 * Returns a curve through all points without a kink: a Catmull-Rom spline, written as cubic Béziers.
 * An open curve ends straight; a closed one has no ends. Two points give a straight line.
 */
export function smoothPath(points: readonly Point[], kind: "open" | "closed" = "open"): string {
  const count = points.length;
  const last = kind === "closed" ? count : count - 1;
  const pick = (index: number): Point => {
    const wrapped = kind === "closed" ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  if (count === 2) return `M${points.map(pair).join("L")}`;
  const curves = Array.from({ length: last }, (_, index) => {
    const [before, start, end, after] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    const leave: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const arrive: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `${pair(leave)} ${pair(arrive)} ${pair(end)}`;
  });
  return `M${pair(pick(0))}C${curves.join(" ")}${kind === "closed" ? "Z" : ""}`;
}
