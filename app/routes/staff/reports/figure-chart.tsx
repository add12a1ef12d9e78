import type { Chunk } from "~/back-office/charts/use-chunk";
import { locale } from "~/messages/locale";
import * as text from "~/messages/reports";
import { classNames } from "~/ui/class-names";
import type { ChartSpec } from "./chart-spec";
import { formatCell } from "./format-cell";

/** Loads what draws charts. */
export const loadFigureCanvas = () => import("./figure-canvas");

export type FigureChunk = Chunk<Awaited<ReturnType<typeof loadFigureCanvas>>>;

/** Separates the values with commas, without "and". */
const listFormat = new Intl.ListFormat(locale, { type: "unit" });

/** The slot of a chart, whose height is known before the chart is; nothing without script. */
export function FigureChart({
  chart,
  title,
  panel,
  chunk,
}: {
  chart: ChartSpec;
  title: string;
  panel: HTMLElement | null;
  chunk: FigureChunk;
}) {
  const isEmpty = chart.series.every(({ values }) => values.every((value) => !value));
  if (isEmpty) return <p className="text-muted">{text.empty}</p>;
  return (
    <div
      data-chart=""
      className={classNames(
        chart.isLying ? heightOf(chart.labels.length) : "h-66",
        "grid min-w-0 border-chart-grid bg-raised font-mono text-mono text-muted print:hidden noscript:hidden",
      )}
    >
      {chunk.state === "loading" && <p className="self-center font-sans text-ui">{text.loadingChart}</p>}
      {chunk.state === "failed" && <p className="self-center font-sans text-ui">{text.chartFailed}</p>}
      {chunk.state === "ready" && panel && (
        // A canvas is 300 px wide until Chart.js has measured the slot: more than a phone of 320 px has.
        <div className="relative min-w-0 overflow-hidden">
          <chunk.module.FigureCanvas chart={chart} label={describe(title, chart)} panel={panel} />
        </div>
      )}
    </div>
  );
}

/** Lying bars have about the same height, however many there are. */
function heightOf(bars: number): string {
  if (bars <= 2) return "h-28";
  if (bars <= 5) return "h-52";
  // The labels of phones have up to three lines.
  if (bars <= 9) return "h-80 max-sm:h-96";
  return bars <= 20 ? "h-160" : "h-320";
}

function describe(title: string, { labels, series, unit }: ChartSpec): string {
  const values = labels.flatMap((label, index) =>
    series.map((each) => text.chartValue(label, each.label, formatCell(unit, each.values[index]))),
  );
  return text.chartName(title, listFormat.format(values));
}
