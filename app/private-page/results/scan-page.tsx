import * as resultText from "~/messages/results";
import * as text from "~/messages/scan-file";
import { ScanFile } from "~/site/scan/scan-file";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Icon } from "~/ui/icon";
import type { ScanView } from "./load-scan.server";

/** A point cloud that the company has handed over, in the viewer. */
export function ScanPage({ scan }: { scan: ScanView }) {
  const { name, size, source, download, all, format, isLoadedInParts } = scan;
  return (
    <>
      <Container className="grid gap-5 pt-[clamp(1.5rem,1rem+2vw,3rem)] pb-6">
        <h1 className="wrap-anywhere">{name}</h1>
        <p className="max-w-[60ch] text-lead text-muted">{text.lead}</p>
        <div className="flex flex-wrap gap-3 print:hidden">
          <ButtonLink to={download} reloadDocument size="sm">
            <Icon name="download" className="size-4.5" />
            {resultText.download}
          </ButtonLink>
          <ButtonLink to={all} reloadDocument size="sm" variant="quiet">
            {text.back}
          </ButtonLink>
        </div>
      </Container>
      <Container className="pb-section">
        <ScanFile
          source={source}
          format={format}
          isLoadedInParts={isLoadedInParts}
          size={size}
          needsScript={text.needsScript}
          caption={text.caption}
        />
      </Container>
    </>
  );
}
