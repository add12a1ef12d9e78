import { ChartPanel } from "./chart-panel";
import { formatCount, formatShare } from "./numbers";
import { type BookingCounts, toDistribution, toStatistics } from "./series";
import { useChunk } from "./use-chunk";

/** The part of the script that only charts need, by the name that a failure to load it tells. */
const chunkId = "charts";
const loadChartKinds = () => import("./chart-kinds");

/**
 * Both charts, each over the same numbers as a table; the tables alone where there is no script.
 *
 * @param load must be the same function every time
 */
export function Charts({
  counts,
  load = loadChartKinds,
}: {
  counts: BookingCounts;
  load?: typeof loadChartKinds;
}) {
  const { total } = counts;
  const chunk = useChunk(total > 0 ? load : null);
  return (
    <div className="mt-4 grid gap-4 xl:grid-cols-[7fr_5fr]">
      <ChartPanel
        title="Bookings Statistics"
        kind="bar"
        valueHeader="Bookings Count"
        series={toStatistics(counts)}
        valueOf={({ count }) => formatCount(count)}
        isEmpty={total === 0}
        chunk={chunk}
        chunkId={chunkId}
      />
      <ChartPanel
        title="Bookings Distribution"
        kind="pie"
        valueHeader="Share"
        series={toDistribution(counts)}
        valueOf={({ count }) => formatShare(count, total)}
        isEmpty={total === 0}
        chunk={chunk}
        chunkId={chunkId}
      />
    </div>
  );
}
