import * as text from "~/messages/dashboard";
import { ChartPanel } from "./chart-panel";
import { formatCount, formatShare } from "./numbers";
import { type BookingCounts, toDistribution, toStatistics } from "./series";
import { useChunk } from "./use-chunk";

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
