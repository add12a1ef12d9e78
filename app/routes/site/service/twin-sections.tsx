import type { ReactNode } from "react";
import * as digitalTwinText from "~/messages/services/digital-twin";
import * as text from "~/messages/services/page";
import { paths } from "~/paths";
import level from "~/site/drawings/building-level.json";
import { PhoneFold } from "~/site/phone-fold";
import { Section } from "~/site/section";
import { ButtonLink } from "~/ui/button";
import { ScopeNotes, ScopeTable } from "./scope-section";

export function TwinSections() {
  const { scope } = digitalTwinText;
  const { heading, lead } = scope;
  return (
    <Section tone="ruled" id="try" title={heading} lead={lead}>
      <div className="grid items-center gap-x-gutter gap-y-6 md:gap-y-10 min-[56rem]:grid-cols-12">
        <div className="grid grid-cols-[min(9rem,40%)_minmax(0,1fr)] gap-x-4 md:block min-[56rem]:col-span-4">
          <TwinDrawing />
          <LayerNames />
        </div>
        <div className="min-[56rem]:col-span-8">
          <PhoneFold title={scope.more}>
            <ScopeTable scope={scope} />
            <div className="mt-6 md:mt-8">
              <ScopeNotes slug="digital-twin" />
            </div>
          </PhoneFold>
        </div>
      </div>
      <div className="mt-6 md:mt-8 print:hidden">
        <ButtonLink to={paths.sampleScan()} reloadDocument>
          {text.exploreScan}
        </ButtonLink>
      </div>
    </Section>
  );
}

/** Renders each layer's name and tolerance beside the drawing on phones, where the table is collapsed. */
function LayerNames() {
  return (
    <ol reversed className="flex flex-col justify-around wrap-anywhere md:hidden print:hidden">
      {digitalTwinText.scope.rows.map(({ name, cells: [, tolerance] }) => (
        <li key={name}>
          <span className="font-semibold">{name}</span>
          <span className="block text-small text-muted">{tolerance}</span>
        </li>
      ))}
    </ol>
  );
}

/** The vertical distance between layers in pixels. The corner lines are three times as long. */
const gap = 118;

/** From the lowest layer up, because each layer covers the back of the one below it. */
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
