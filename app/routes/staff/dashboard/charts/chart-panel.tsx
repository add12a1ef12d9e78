import { useId, useState } from "react";
import type { ChartProps } from "./chart-props";
import { ChartSlot } from "./chart-slot";
import { SeriesTable } from "./series-table";

/** A chart above a table of its numbers. The table is in the server's HTML; the chart takes its colors from it. */
export function ChartPanel(chart: ChartProps) {
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
