import type { ReactNode } from "react";
import { cornerLines, equipment, levelOutline, roomAreas, wallPoints, wallSurfaces } from "./twin-geometry";

/** Vertical distance between layers, in pixels. */
const gap = 118;

/** From the lowest, so that each covers the back of the one below it. */
const layers: readonly ReactNode[] = [
  <path key="points" d={wallPoints} strokeWidth="1.8" strokeLinecap="round" className="stroke-accent-text" />,
  <path key="surfaces" d={wallSurfaces} className="fill-raised stroke-text" />,
  <path key="spaces" d={roomAreas} className="fill-soft stroke-accent-text" />,
  <>
    <path d={roomAreas} className="fill-soft stroke-line-strong" />
    <path d={equipment} className="fill-raised stroke-accent-text" />
  </>,
];

/** Renders the layers of a digital twin in an exploded view, numbered from the lowest: points, surfaces, spaces, elements. */
export function TwinDrawing() {
  return (
    <svg
      viewBox="4 6 318 552"
      fill="none"
      strokeWidth="1"
      strokeLinejoin="round"
      aria-hidden="true"
      className="drawing w-full"
    >
      <path d={cornerLines(gap * (layers.length - 1))} strokeDasharray="3 5" className="stroke-line-strong" />
      {layers.map((layer, number) => (
        <g key={number} transform={`translate(0 ${(layers.length - 1 - number) * gap})`}>
          <path d={levelOutline} className="fill-surface/85 stroke-line-strong" />
          {layer}
          <text x="4" y="106" className="fill-muted font-mono text-[16px]">
            {number + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
