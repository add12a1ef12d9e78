import { useEffect, useId, useState } from "react";
import { useChunk } from "~/back-office/charts/use-chunk";
import { formatCount } from "~/lib/format-count";
import * as text from "~/messages/dashboard";
import { type ChartProps, ChartSlot } from "./chart-slot";
import { type BookingCounts, formatShare, toDistribution, toStatistics } from "./series";

const loadCanvasCharts = () => import("./canvas-charts");

/**
 * Both charts, for a page that has a table of their numbers. Their script loads when the panel comes near: it is most of the page's.
 *
 * @param panel the element with the charts and the table, which they take their colors from; null before it is on the page
 * @param load loads the chunk; must be the same function in each render
 */
export function Charts({
  counts,
  panel,
  load = loadCanvasCharts,
}: {
  counts: BookingCounts;
  panel: HTMLElement | null;
  load?: typeof loadCanvasCharts;
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

function ChartPanel(chart: ChartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`flex min-w-0 flex-col border border-line bg-raised px-4.5 py-3 ${chart.isEmpty ? "" : "print:hidden noscript:hidden"}`}
    >
      <h2 id={id} className="text-[1.0625rem]">
        {chart.title}
      </h2>
      <ChartSlot {...chart} />
    </section>
  );
}

/** How far below the window an element begins to count as near. */
const rootMargin = "200px";

/** Returns whether an element has come near to what the window shows: what it needs can wait until then. */
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
