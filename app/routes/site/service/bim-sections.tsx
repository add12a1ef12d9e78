import * as scanText from "~/messages/sample-scan";
import * as text from "~/messages/services/page";
import { paths } from "~/paths";
import { FigureCaption } from "~/site/figure-parts";
import { Picture } from "~/site/picture";
import { SampleScan } from "~/site/scan/sample-scan";
import { Section } from "~/site/section";
import { FoldedSampleFiles } from "./samples";

const pictures = ["pump-photo", "pump-points", "pump-bim"] as const;

/** The colors of the rendered model, as in art/scripts/render.py, in the order of the names. */
const colors = ["#2fa58f", "#f0a23a", "#e2574c", "#8f7ad6", "#5b9bd8", "#d768a5", "#c8ccce"] as const;

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
        {text.bimStates.map(({ alt, title, caption }, index) => (
          <figure key={title}>
            <Picture
              name={pictures[index] ?? pictures[0]}
              alt={alt}
              sizes="(min-width: 90rem) 28rem, 31vw"
              className="w-full"
            />
            <FigureCaption title={title}>{caption}</FigureCaption>
          </figure>
        ))}
      </div>
      <ul
        aria-label={text.bimLegend}
        className="mt-10 grid grid-cols-2 gap-x-6 gap-y-2 border-t border-line pt-5 text-ui sm:grid-cols-4 min-[70rem]:grid-cols-7"
      >
        {text.bimDisciplines.map((name, index) => (
          <li key={name} className="flex items-center gap-2.5">
            <svg viewBox="0 0 20 12" aria-hidden="true" className="h-3 w-5 shrink-0 stroke-line-strong">
              <rect x="0.5" y="0.5" width="19" height="11" fill={colors[index]} />
            </svg>
            {name}
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
