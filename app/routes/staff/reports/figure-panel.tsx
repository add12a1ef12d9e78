import { useId, useMemo, useState } from "react";
import type { Chunk } from "~/back-office/charts/use-chunk";
import type { Figure, FigureName } from "~/booking/reports/figures";
import { locale } from "~/messages/locale";
import * as text from "~/messages/reports";
import { classNames } from "~/ui/class-names";
import { type ChartSpec, toChart } from "./chart-spec";
import { FigureTable } from "./figure-table";
import { formatCell } from "./format-cell";

/** Whether a figure takes the full width, with its table beside or below its chart, or half of the width. */
type FigureLayout = "beside" | "below" | "half";

/** A chart and the table of its numbers. The server renders the table, whose swatches give the chart its colors. */
export function FigurePanel({
  name,
  figure,
  csv,
  chunk,
  layout,
}: {
  name: FigureName;
  figure: Figure;
  csv: string;
  chunk: FigureChunk;
  layout: FigureLayout;
}) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const id = useId();
  const chart = useMemo(() => toChart(name, figure), [name, figure]);
  const isEmpty = chart.series.every(({ values }) => values.every((value) => !value));
  const { title, note, ...others } = text.figures[name];
  const footnote =
    "explained" in others ? others.explained : "skipped" in others ? others.skipped : undefined;
  return (
    <section
      ref={setPanel}
      aria-labelledby={id}
      className={classNames(
        "min-w-0 border border-line bg-raised p-[clamp(1rem,0.8rem+0.8vw,1.5rem)] print:break-inside-avoid",
        layout !== "half" && "xl:col-span-2",
      )}
    >
      <div className="mb-4 flex items-baseline gap-x-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2 id={id}>{title}</h2>
          <p className="text-small text-muted">{note}</p>
        </div>
        {/* A plain link to a file, which the router must not load as a page. */}
        <a
          href={csv}
          download
          className="ms-auto inline-flex min-h-11 items-center text-accent-text underline sm:min-h-0"
        >
          {text.csv}
          <span className="sr-only">{text.csvOf(title)}</span>
        </a>
      </div>
      <div
        className={classNames(
          "grid min-w-0 items-start gap-5 *:min-w-0",
          layout === "beside" &&
            "xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:gap-8 noscript:*:col-span-full",
        )}
      >
        {isEmpty ? (
          <p className="text-muted">{text.empty}</p>
        ) : (
          // The chart's slot. Its height is fixed before the chart loads, so that nothing moves. Hidden without script.
          <div
            data-chart=""
            className={classNames(
              chart.isHorizontal ? heightOf(chart.labels.length) : "h-66",
              "grid min-w-0 border-chart-grid bg-raised font-mono text-mono text-muted print:hidden noscript:hidden",
            )}
          >
            {chunk.state === "loading" && (
              <p className="self-center font-sans text-ui">{text.loadingChart}</p>
            )}
            {chunk.state === "failed" && <p className="self-center font-sans text-ui">{text.chartFailed}</p>}
            {chunk.state === "ready" && panel && (
              // Until Chart.js has measured the slot, a canvas is 300 px wide, which overflows a phone of 320 px.
              <div className="relative min-w-0 overflow-hidden">
                <chunk.module.BarCanvas chart={chart} label={describeChart(title, chart)} panel={panel} />
              </div>
            )}
          </div>
        )}
        <FigureTable name={name} title={title} figure={figure} />
      </div>
      {footnote && <p className="mt-4 max-w-read text-small text-muted">{footnote}</p>}
    </section>
  );
}

export const loadBarCanvas = () => import("~/back-office/charts/bar-canvas");

type FigureChunk = Chunk<Awaited<ReturnType<typeof loadBarCanvas>>>;

/** Separates the values with commas, without "and". */
const listFormat = new Intl.ListFormat(locale, { type: "unit" });

/** Returns the chart's height. Horizontal bars have about the same height, whatever their number. */
function heightOf(bars: number): string {
  if (bars <= 2) return "h-28";
  if (bars <= 5) return "h-52";
  // On phones, labels have up to three lines.
  if (bars <= 9) return "h-80 max-sm:h-96";
  return bars <= 20 ? "h-160" : "h-320";
}

function describeChart(title: string, { labels, series, unit }: ChartSpec): string {
  const values = labels.flatMap((label, index) =>
    series.map((each) => text.chartValue(label, each.label, formatCell(unit, each.values[index]))),
  );
  return text.chartName(title, listFormat.format(values));
}
