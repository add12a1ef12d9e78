import type { ReactNode } from "react";
import * as digitalTwinText from "~/messages/services/digital-twin";
import level from "~/site/drawings/building-level.json";
import { Section } from "~/site/section";
import { SampleLinks } from "./samples";

export function TwinSections() {
  return (
    <Section tone="ruled" title={digitalTwinText.layers.heading} lead={digitalTwinText.layers.lead}>
      <div className="grid items-center gap-x-gutter gap-y-10 min-[56rem]:grid-cols-12">
        <div className="min-[56rem]:col-span-5">
          <TwinDrawing />
        </div>
        <ol
          reversed
          className="border-t border-line-strong min-[56rem]:col-span-6 min-[56rem]:col-start-7 min-[56rem]:grid min-[56rem]:h-full min-[56rem]:grid-rows-4"
        >
          {digitalTwinText.layers.items.map(({ name, text }, index) => (
            <li key={name} className="grid grid-cols-[2.5rem_1fr] content-center border-b border-line py-6">
              <span aria-hidden="true" className="pt-1 font-mono text-mono text-muted">
                {digitalTwinText.layers.items.length - index}
              </span>
              <div>
                <h3>{name}</h3>
                <p className="mt-1.5 max-w-[48ch] text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <SampleLinks />
    </Section>
  );
}

/** Vertical distance between layers, in pixels; the lines of the corners are three times as long. */
const gap = 118;

/** From the lowest, so that each covers the back of the one below it. */
const drawnLayers: readonly ReactNode[] = [
  <path
    key="points"
    d={level.wallPoints}
    strokeWidth="1.8"
    strokeLinecap="round"
    className="stroke-accent-text"
  />,
  <path key="surfaces" d={level.wallSurfaces} className="fill-raised stroke-text" />,
  <path key="spaces" d={level.roomAreas} className="fill-soft stroke-accent-text" />,
  <>
    <path d={level.roomAreas} className="fill-soft stroke-line-strong" />
    <path d={level.equipment} className="fill-raised stroke-accent-text" />
  </>,
];

/** Renders the layers of a digital twin in an exploded view, numbered from the lowest: points, surfaces, spaces, elements. */
function TwinDrawing() {
  return (
    <svg
      viewBox="4 6 318 552"
      fill="none"
      strokeWidth="1"
      strokeLinejoin="round"
      aria-hidden="true"
      className="drawing w-full"
    >
      <path d={level.cornerLines} strokeDasharray="3 5" className="stroke-line-strong" />
      {drawnLayers.map((layer, number) => (
        <g key={number} transform={`translate(0 ${(drawnLayers.length - 1 - number) * gap})`}>
          <path d={level.levelOutline} className="fill-surface/85 stroke-line-strong" />
          {layer}
          <text x="4" y="106" className="fill-muted font-mono text-[16px]">
            {number + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
