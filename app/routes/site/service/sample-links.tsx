import * as text from "~/messages/services/page";
import { paths } from "~/paths";

export const SampleScanLink = () => <a href={paths.sampleScan()}>{text.exploreScan}</a>;
export const SampleTourLink = () => <a href={paths.sampleTour()}>{text.exploreTour}</a>;

/** Renders the ways to the sample scan and to the sample tour. */
export function SampleLinks() {
  return (
    <p className="mt-10 flex flex-wrap gap-x-8 gap-y-2 print:hidden">
      <SampleScanLink />
      <SampleTourLink />
    </p>
  );
}
