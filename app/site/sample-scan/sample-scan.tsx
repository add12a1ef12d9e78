import { locale } from "~/messages/locale";
import * as text from "~/messages/sample-scan";
import { Picture } from "~/site/picture";
import { Button } from "~/ui/button";
import pointsUrl from "./points.bin?url";
import { fileBytes } from "./scan-data";
import { ScanTools } from "./scan-tools";
import { ScanView } from "./scan-view";
import viewerUrl from "./viewer.ts?script";

/** On phones the picture is cropped to a square of its middle; a width below the real one keeps the file small. */
const posterSizes = "(min-width: 90rem) 90rem, (min-width: 64rem) 100vw, 130vw";

const megabytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/**
 * Renders the sample scan: a poster with a button. The button loads viewer.ts, which puts the content of the template in
 * the place of the poster; before that, nothing of the viewer is loaded. One per page.
 */
export function SampleScan({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <figure data-scan="" data-points={pointsUrl}>
      <div data-part="stage" className="on-ink relative isolate overflow-clip border border-line">
        <Picture
          name="sample-scan"
          alt={text.posterAlt}
          sizes={posterSizes}
          isFirst={isFirst}
          className="aspect-square w-full object-cover object-[45%_50%] sm:aspect-3/2 lg:aspect-2/1"
        />
        <div
          data-part="start"
          className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink via-ink/75 to-transparent p-[clamp(1rem,2.5vw,2rem)] pt-16 print:hidden"
        >
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button type="button" variant="primary" data-import={viewerUrl} className="noscript:hidden">
              {text.explore}
            </Button>
            <p data-part="message" role="alert" hidden>
              {text.viewerFailed}
            </p>
            <p className="font-mono text-mono text-muted noscript:hidden">
              {text.fileSize(megabytes.format(fileBytes / 1e6))}
            </p>
          </div>
          <noscript>
            <p>{text.needsScript}</p>
          </noscript>
        </div>
      </div>
      <template>
        <ScanView />
        <ScanTools />
      </template>
      <figcaption className="mt-5 text-small text-muted">{text.caption}</figcaption>
    </figure>
  );
}
