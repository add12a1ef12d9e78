import type { Series } from "./series";
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
