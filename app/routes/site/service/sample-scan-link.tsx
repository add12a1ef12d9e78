import * as text from "~/messages/services/page";
import { paths } from "~/paths";

/** Renders the way to the sample scan. */
export function SampleScanLink() {
  return (
    <p className="mt-10">
      <a href={paths.sampleScan()}>{text.exploreScan}</a>
    </p>
  );
}
