import { useEffect, useId, useState } from "react";
import * as text from "~/messages/dashboard";
import { classNames } from "~/ui/class-names";
import { type ChartProps, ChartSlot, type Chunk } from "./chart-slot";
import {
  type BookingCounts,
  formatCount,
  formatShare,
  type Series,
  type SeriesKey,
  toDistribution,
  toStatistics,
} from "./series";

/** The name of the chunk in the error message. */
const chunkId = "charts";
const loadCanvasCharts = () => import("./canvas-charts");

/**
 * Both charts with tables of their numbers; without script, only the tables.
 *
 * @param load loads the chunk; must be the same function in each render
 */
export function Charts({
  counts,
  load = loadCanvasCharts,
}: {
  counts: BookingCounts;
  load?: typeof loadCanvasCharts;
}) {
  const { total } = counts;
  const chunk = useChunk(total > 0 ? load : null);
  return (
    <div className="mt-4 grid gap-4 xl:grid-cols-[7fr_5fr]">
      <ChartPanel
        title={text.statistics}
        kind="bar"
        valueHeader={text.bookingsCount}
        series={toStatistics(counts)}
        formatValue={({ count }) => formatCount(count)}
        isEmpty={total === 0}
        chunk={chunk}
        chunkId={chunkId}
      />
      <ChartPanel
        title={text.distribution}
        kind="pie"
        valueHeader={text.share}
        series={toDistribution(counts)}
        formatValue={({ count }) => formatShare(count, total)}
        isEmpty={total === 0}
        chunk={chunk}
        chunkId={chunkId}
      />
    </div>
  );
}

/** A chart above a table of its numbers. The table is in the server's HTML; the chart takes its colors from it. */
function ChartPanel(chart: ChartProps) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <section
      ref={setPanel}
      aria-labelledby={id}
      className="flex min-w-0 flex-col border border-line bg-raised p-[clamp(1rem,0.8rem+0.8vw,1.5rem)]"
    >
      <h2 id={id}>{chart.title}</h2>
      <ChartSlot {...chart} panel={panel} />
      <SeriesTable {...chart} />
    </section>
  );
}

/** Classes of the swatches. Pending is hatched, so color is not the only difference. */
const swatchStyles: Record<SeriesKey, string> = {
  pending:
    "bg-chart-pending bg-[repeating-linear-gradient(135deg,transparent_0_2px,color-mix(in_srgb,var(--color-raised)_55%,transparent)_2px_4px)]",
  total: "bg-chart-total",
  viewed: "bg-chart-viewed",
};

/** The numbers of a chart, each with a swatch of its color. */
function SeriesTable({
  title,
  valueHeader,
  series,
  formatValue,
}: {
  title: string;
  valueHeader: string;
  series: readonly Series[];
  formatValue: (series: Series) => string;
}) {
  return (
    <table className="mt-5 w-full border-collapse">
      <caption className="sr-only">{title}</caption>
      <thead className="text-small text-muted">
        <tr>
          <th scope="col" className="py-2 text-start font-normal">
            {text.seriesHeader}
          </th>
          <th scope="col" className="py-2 text-end font-normal">
            {valueHeader}
          </th>
        </tr>
      </thead>
      <tbody>
        {series.map((each) => (
          <tr key={each.key} className="border-t border-line">
            <th scope="row" className="py-2 text-start font-normal">
              <span
                data-series={each.key}
                aria-hidden="true"
                className={classNames(
                  "me-2.5 inline-block h-3 w-4.5 align-[-1px] forced-color-adjust-none",
                  swatchStyles[each.key],
                )}
              />
              {each.label}
            </th>
            <td className="py-2 text-end font-mono text-mono font-medium">{formatValue(each)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** In milliseconds. */
const loadTimeout = 120_000;

/**
 * Loads a module after hydration.
 *
 * @param load must be the same function in each render; null if the module is not needed
 */
function useChunk<Module>(load: (() => Promise<Module>) | null): Chunk<Module> {
  const [chunk, setChunk] = useState<Chunk<Module>>({ state: "loading" });
  useEffect(() => {
    if (!load) return undefined;
    let isSettled = false;
    const finish = (result: Chunk<Module>) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      setChunk(result);
    };
    const timer = setTimeout(() => finish({ state: "failed" }), loadTimeout);
    load().then(
      (module) => finish({ state: "ready", module }),
      () => finish({ state: "failed" }),
    );
    return () => {
      isSettled = true;
      clearTimeout(timer);
    };
  }, [load]);
  return chunk;
}
