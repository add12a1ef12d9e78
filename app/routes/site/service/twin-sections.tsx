import type { ReactNode } from "react";
import * as digitalTwinText from "~/messages/services/digital-twin";
import * as text from "~/messages/services/page";
import { paths } from "~/paths";
import level from "~/site/drawings/building-level.json";
import { Section } from "~/site/section";
import { ButtonLink } from "~/ui/button";
import { ScopeNotes, ScopeTable } from "./scope-section";

export function TwinSections() {
  const { scope } = digitalTwinText;
  const { heading, lead } = scope;
  return (
    <Section tone="ruled" id="try" title={heading} lead={lead}>
      <div className="grid items-center gap-x-gutter gap-y-10 min-[56rem]:grid-cols-12">
        <div className="max-sm:mx-auto max-sm:w-[min(14rem,100%)] min-[56rem]:col-span-4">
          <TwinDrawing />
        </div>
        <div className="min-[56rem]:col-span-8">
          <ScopeTable scope={scope} />
        </div>
      </div>
      <ScopeNotes slug="digital-twin" />
      <div className="mt-8 print:hidden">
        <ButtonLink to={paths.sampleScan()} reloadDocument>
          {text.exploreScan}
        </ButtonLink>
      </div>
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
