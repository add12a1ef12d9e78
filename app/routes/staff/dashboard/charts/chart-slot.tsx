import type { Chunk } from "~/back-office/charts/use-chunk";
import * as text from "~/messages/dashboard";
import { locale } from "~/messages/locale";
import { paths } from "~/paths";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import type { Series } from "./series";

/** Separates the values with commas, without "and". */
const listFormat = new Intl.ListFormat(locale, { type: "unit" });

/** The fixed-height slot of a chart, so that loading the chart causes no layout shift. */
export function ChartSlot(chart: ChartProps) {
  const { kind, isEmpty, chunk, panel } = chart;
  if (isEmpty) return <EmptyChart kind={kind} />;
  return (
    <div
      data-chart=""
      className="mt-3 grid min-h-40 flex-1 border-chart-grid bg-raised font-mono text-mono text-muted"
    >
      {chunk.state === "loading" && <p className="self-center font-sans text-ui">{text.loadingChart}</p>}
      {chunk.state === "failed" && <ChunkFailure />}
      {chunk.state === "ready" && panel && <Chart {...chart} panel={panel} charts={chunk.module} />}
    </div>
  );
}

function Chart({
  charts: { BarChart, PieChart },
  ...chart
}: Omit<ChartProps, "chunk" | "panel"> & { panel: HTMLElement; charts: CanvasCharts }) {
  const { kind, title, series, valueHeader, formatValue, panel } = chart;
  const values = listFormat.format(series.map((each) => text.chartValue(each.label, formatValue(each))));
  const label = text.chartName(title, valueHeader, values);
  return (
    // A canvas is 300 px wide until Chart.js has measured the slot: more than a phone of 320 px has.
    <div className="relative h-40 min-w-0 self-center overflow-hidden">
      {kind === "bar" ? (
        <BarChart label={label} datasetLabel={valueHeader} series={series} panel={panel} />
      ) : (
        <PieChart label={label} series={series} panel={panel} />
      )}
    </div>
  );
}

/** Offers a full page load: after a deployment, only a new document has the new name of the chunk. */
function ChunkFailure() {
  return (
    <div className="self-start font-sans text-ui text-text">
      <Banner tone="warn" title={text.chunkFailed("charts")}>
        <p>{text.numbersComplete}</p>
        <ButtonLink to={paths.dashboard()} reloadDocument size="sm" className="mt-3">
          {text.tryAgain}
        </ButtonLink>
      </Banner>
    </div>
  );
}

/** The exports of the chunk that draws the charts. */
type CanvasCharts = typeof import("./canvas-charts");

export interface ChartProps {
  title: string;
  kind: "bar" | "pie";
  series: readonly Series[];
  valueHeader: string;
  formatValue: (series: Series) => string;
  /** Whether all counts are 0. */
  isEmpty: boolean;
  chunk: Chunk<CanvasCharts>;
  /** The element whose styles give the theme; null before it is on the page. */
  panel: HTMLElement | null;
}

/** Replaces a chart without data: an outline of the chart and an explanation. */
function EmptyChart({ kind }: { kind: "bar" | "pie" }) {
  return (
    <div className="mt-3 grid min-h-40 flex-1 content-center gap-4">
      <svg
        viewBox="0 0 240 120"
        fill="none"
        stroke="currentColor"
        strokeDasharray="4 4"
        aria-hidden="true"
        className="w-36 max-w-full text-line-strong"
      >
        {kind === "bar" ? (
          <>
            <path d="M0 119h240" strokeDasharray="none" />
            <path d="M24 119V84h40v35M100 119V16h40v103M176 119V36h40v83" />
          </>
        ) : (
          <>
            <circle cx="60" cy="60" r="56" />
            <path d="M60 60V4M60 60l42-37" />
          </>
        )}
      </svg>
      <div>
        <p className="font-semibold">{text.noBookings}</p>
        <p className="text-muted">{text.firstRequest}</p>
        {kind === "bar" && (
          <p className="mt-3">
            <a href={paths.booking()}>{text.openBookingForm}</a>
          </p>
        )}
      </div>
    </div>
  );
}
