import * as text from "~/messages/sample-scan";
import { paths } from "~/paths";
import { SampleScan } from "~/site/sample-scan/sample-scan";
import { Section, SectionHead } from "~/site/section";
import { SampleFiles } from "./sample-files";

/** Renders the sample scan, with a link to its own page and its files. */
export function SampleScanSection() {
  return (
    <Section tone="ruled">
      <SectionHead title={text.sectionTitle} lead={text.sectionLead} />
      <SampleScan />
      <p className="mt-4">
        <a href={paths.sampleScan()}>{text.pageLink}</a>
      </p>
      <SampleFiles files={["deviation", "pointCloud"]} />
    </Section>
  );
}
