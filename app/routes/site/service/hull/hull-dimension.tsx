import type { Point } from "~/site/drawings/floor-plan";

interface HullDimensionProps {
  from: Point;
  to: Point;
  /** How far the extension lines reach from either end back to the object. */
  extend: readonly [number, number];
  label: string;
  /** The end of the label of a vertical dimension, at half its height; a horizontal one has it above its middle. */
  labelAt?: Point;
  size: string;
}

/** Renders a horizontal or vertical dimension: extension lines, ticks and the figure. */
export function HullDimension({ from, to, extend, label, labelAt, size }: HullDimensionProps) {
  const isUpright = from[0] === to[0];
  const lines = [from, to].map(([x, y], index) => {
    const reach = extend[index] ?? 0;
    return isUpright ? `M${x + 6} ${y}h${reach}` : `M${x} ${y + 6}v${reach}`;
  });
  const ticks = [from, to].map(([x, y]) => `M${x - 5} ${y + 5}l10-10`);
  const [x, y] = labelAt ?? [(from[0] + to[0]) / 2, from[1] - 9];
  return (
    <g>
      <path d={lines.join("")} className="stroke-line-strong" strokeWidth="0.8" />
      <path d={`M${from.join(" ")}L${to.join(" ")}`} className="stroke-text" />
      <path d={ticks.join("")} strokeWidth="2" className="stroke-text" />
      <text
        x={x}
        y={y}
        dy={labelAt && "0.45em"}
        textAnchor={labelAt ? "end" : "middle"}
        strokeWidth="8"
        strokeLinejoin="round"
        className={`fill-text stroke-raised font-mono [paint-order:stroke] ${size}`}
      >
        {label}
      </text>
    </g>
  );
}
