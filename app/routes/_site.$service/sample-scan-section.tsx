import * as text from "~/messages/sample-scan";
import { paths } from "~/paths";
import { SampleScan } from "~/site/sample-scan/sample-scan";
import { Section, SectionHead } from "~/site/section";

/** Renders the sample scan, with a link to its own page. */
export function SampleScanSection() {
  return (
    <Section tone="ruled">
      <SectionHead title={text.sectionTitle} lead={text.sectionLead} />
      <SampleScan />
      <p className="mt-4">
        <a href={paths.sampleScan()}>{text.pageLink}</a>
      </p>
    </Section>
  );
}
