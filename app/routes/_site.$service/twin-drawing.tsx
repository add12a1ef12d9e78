import type { ReactNode } from "react";
import { cornerLines, equipment, levelOutline, roomAreas, wallPoints, wallSurfaces } from "./twin-geometry";

/** Vertical distance between layers, in pixels. */
const gap = 146;

const layers: readonly ReactNode[] = [
  <>
    <path d={roomAreas} className="fill-soft stroke-line-strong" />
    <path d={equipment} className="fill-raised stroke-accent-text" />
  </>,
  <path key="spaces" d={roomAreas} className="fill-soft stroke-accent-text" />,
  <path key="surfaces" d={wallSurfaces} className="fill-raised stroke-text" />,
  <path key="points" d={wallPoints} strokeWidth="1.8" strokeLinecap="round" className="stroke-accent-text" />,
];

/** Renders the layers of a digital twin in an exploded view: elements, spaces, surfaces, points. */
export function TwinDrawing() {
  return (
    <svg viewBox="0 6 330 636" fill="none" strokeWidth="1" strokeLinejoin="round" aria-hidden="true">
      <path d={cornerLines(gap * (layers.length - 1))} strokeDasharray="3 5" className="stroke-line-strong" />
      {layers.map((layer, index) => (
        <g key={index} transform={`translate(0 ${index * gap})`}>
          <path d={levelOutline} className="fill-surface/85 stroke-line-strong" />
          {layer}
          <text x="4" y="106" className="fill-muted font-mono text-[16px]">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
