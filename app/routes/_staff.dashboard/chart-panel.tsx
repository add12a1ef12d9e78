import { useId, useState } from "react";
import type { ChartProps } from "./chart-props";
import { ChartSlot } from "./chart-slot";
import { SeriesTable } from "./series-table";

/** A chart with its numbers below. The table comes from the server; its keys give the chart its colors. */
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
