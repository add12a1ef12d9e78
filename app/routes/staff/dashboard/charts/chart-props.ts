import type { Series } from "./series";
import type { Chunk } from "./use-chunk";

/** The exports of the chunk that draws the charts. */
export type CanvasCharts = typeof import("./canvas-charts");

export interface ChartProps {
  title: string;
  kind: "bar" | "pie";
  series: readonly Series[];
  valueHeader: string;
  formatValue: (series: Series) => string;
  /** Whether all counts are 0. */
  isEmpty: boolean;
  chunk: Chunk<CanvasCharts>;
  chunkId: string;
}
