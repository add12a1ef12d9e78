import { useId, useState } from "react";
import { ChartSlot } from "./chart-slot";
import type { Series } from "./series";
import { SeriesTable } from "./series-table";
import type { Chunk } from "./use-chunk";

/** What the chunk of the charts exports. */
type ChartKinds = typeof import("./chart-kinds");

export interface ChartProps {
  title: string;
  kind: "bar" | "pie";
  series: readonly Series[];
  valueHeader: string;
  valueOf: (series: Series) => string;
  /** There is nothing to draw. */
  isEmpty: boolean;
  chunk: Chunk<ChartKinds>;
  chunkId: string;
}

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
