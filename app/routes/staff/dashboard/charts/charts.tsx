import { useId, useState } from "react";
import { Swatch } from "~/back-office/charts/swatch";
import { useChunk } from "~/back-office/charts/use-chunk";
import * as text from "~/messages/dashboard";
import { type ChartProps, ChartSlot } from "./chart-slot";
import {
  type BookingCounts,
  formatCount,
  formatShare,
  type Series,
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
              <Swatch series={each.key} />
              {each.label}
            </th>
            <td className="py-2 text-end font-mono text-mono font-medium">{formatValue(each)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
