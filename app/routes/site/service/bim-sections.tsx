import * as scanText from "~/messages/sample-scan";
import * as text from "~/messages/services/page";
import { paths } from "~/paths";
import { FigureCaption } from "~/site/figure-parts";
import { Picture } from "~/site/picture";
import { SampleScan } from "~/site/scan/sample-scan";
import { Section } from "~/site/section";
import { FoldedSampleFiles } from "./samples";

const states = [
  { state: "room", picture: "pump-photo" },
  { state: "pointCloud", picture: "pump-points" },
  { state: "model", picture: "pump-bim" },
] as const;

/** The colors of the rendered model, as in art/scripts/render.py. */
const disciplines = [
  { discipline: "pipe", color: "#2fa58f" },
  { discipline: "equipment", color: "#f0a23a" },
  { discipline: "valve", color: "#e2574c" },
  { discipline: "cableTray", color: "#8f7ad6" },
  { discipline: "duct", color: "#5b9bd8" },
  { discipline: "electrical", color: "#d768a5" },
  { discipline: "structure", color: "#c8ccce" },
] as const;

export function BimSections() {
  return (
    <>
      <SampleScanSection />
      <StateSection />
    </>
  );
}

/** Hidden on phones, because the main picture shows the same states. */
function StateSection() {
  return (
    <Section tone="ruled" className="max-md:hidden" title={text.bimTitle} lead={text.bimLead}>
      <div className="grid gap-x-gutter gap-y-6 md:grid-cols-3">
        {states.map(({ state, picture }) => (
          <figure key={state}>
            <Picture
              name={picture}
              alt={text.bimStates[state].alt}
              sizes="(min-width: 90rem) 28rem, 31vw"
              className="w-full"
            />
            <FigureCaption title={text.bimStates[state].title}>{text.bimStates[state].caption}</FigureCaption>
          </figure>
        ))}
      </div>
      <ul
        aria-label={text.bimLegend}
        className="mt-10 grid grid-cols-2 gap-x-6 gap-y-2 border-t border-line pt-5 text-ui sm:grid-cols-4 min-[70rem]:grid-cols-7"
      >
        {disciplines.map(({ discipline, color }) => (
          <li key={discipline} className="flex items-center gap-2.5">
            <svg viewBox="0 0 20 12" aria-hidden="true" className="h-3 w-5 shrink-0 stroke-line-strong">
              <rect x="0.5" y="0.5" width="19" height="11" fill={color} />
            </svg>
            {text.bimDisciplines[discipline]}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SampleScanSection() {
  return (
    <Section tone="ruled" id="try" title={scanText.sectionTitle} lead={scanText.sectionLead}>
      <SampleScan />
      <p className="mt-4">
        <a href={paths.sampleScan()}>{scanText.pageLink}</a>
      </p>
      <FoldedSampleFiles files={["deviation", "pointCloud", "buildingModel"]} />
    </Section>
  );
}
