import { useEffect, useId, useState } from "react";
import { type Chunk, useChunk } from "~/back-office/charts/use-chunk";
import { formatCount } from "~/lib/format-count";
import * as text from "~/messages/dashboard";
import { locale } from "~/messages/locale";
import { paths } from "~/paths";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { type BookingCounts, formatShare, type DataPoint, toDistribution, toStatistics } from "./series";

export const loadCanvasCharts = () => import("./canvas-charts");

type CanvasCharts = Awaited<ReturnType<typeof loadCanvasCharts>>;

/**
 * Both charts, for a page with a table of their numbers. Their script is most of the page's script, so it loads only when the panel comes
 * near the viewport.
 *
 * @param panel the element with the charts and the table, whose swatches give the colors; null before it is mounted
 * @param load must be the same function in each render
 */
export function Charts({
  counts,
  panel,
  load,
}: {
  counts: BookingCounts;
  panel: HTMLElement | null;
  load: typeof loadCanvasCharts;
}) {
  const { total } = counts;
  const isNear = useIsNear(panel);
  const chunk = useChunk(total > 0 && isNear ? load : null);
  const isEmpty = total === 0;
  return (
    <>
      <ChartPanel
        title={text.statistics}
        kind="bar"
        valueHeader={text.bookingsCount}
        series={toStatistics(counts)}
        formatValue={({ count }) => formatCount(count)}
        {...{ panel, isEmpty, chunk }}
      />
      <ChartPanel
        title={text.distribution}
        kind="pie"
        valueHeader={text.share}
        series={toDistribution(counts)}
        formatValue={({ count }) => formatShare(count, total)}
        {...{ panel, isEmpty, chunk }}
      />
    </>
  );
}

/** Separates the values with commas, without "and". */
const listFormat = new Intl.ListFormat(locale, { type: "unit" });

interface ChartPanelProps {
  title: string;
  kind: "bar" | "pie";
  series: readonly DataPoint[];
  valueHeader: string;
  formatValue: (series: DataPoint) => string;
  isEmpty: boolean;
  chunk: Chunk<CanvasCharts>;
  /** The element whose styles give the theme; null before it is mounted. */
  panel: HTMLElement | null;
}

/** A chart in a slot of a fixed height, so that loading it causes no layout shift. */
function ChartPanel({
  title,
  kind,
  series,
  valueHeader,
  formatValue,
  isEmpty,
  chunk,
  panel,
}: ChartPanelProps) {
  const id = useId();
  const values = listFormat.format(series.map((each) => text.chartValue(each.label, formatValue(each))));
  const canvas = { label: text.chartName(title, valueHeader, values), series };
  return (
    <section
      aria-labelledby={id}
      className={`flex min-w-0 flex-col border border-line bg-raised px-4.5 py-3 ${isEmpty ? "" : "print:hidden noscript:hidden"}`}
    >
      <h2 id={id} className="text-[1.0625rem]">
        {title}
      </h2>
      {isEmpty ? (
        <EmptyChart kind={kind} />
      ) : (
        <div
          data-chart=""
          className="mt-3 grid min-h-40 flex-1 border-chart-grid bg-raised font-mono text-mono text-muted"
        >
          {chunk.state === "loading" && <p className="self-center font-sans text-ui">{text.loadingChart}</p>}
          {chunk.state === "failed" && <ChunkFailure />}
          {chunk.state === "ready" && panel && (
            // Until Chart.js has measured the slot, a canvas is 300 px wide, which overflows a phone of 320 px.
            <div className="relative h-40 min-w-0 self-center overflow-hidden">
              {kind === "bar" ? (
                <chunk.module.BarChart {...canvas} datasetLabel={valueHeader} panel={panel} />
              ) : (
                <chunk.module.PieChart {...canvas} panel={panel} />
              )}
            </div>
          )}
        </div>
      )}
    </section>
  );
}

/** The distance below the viewport that counts as near. */
const rootMargin = "200px";

/** Returns whether an element has come near the viewport. */
function useIsNear(element: Element | null): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

/** Offers a full page load, because after a deployment only a new document has the new name of the chunk. */
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
