import { useId, useMemo, useState } from "react";
import type { Figure, FigureName } from "~/booking/reports/figures";
import * as text from "~/messages/reports";
import { classNames } from "~/ui/class-names";
import { toChart } from "./chart-spec";
import { FigureChart, type FigureChunk } from "./figure-chart";
import { FigureTable } from "./figure-table";

/** A figure over the whole width, with its table beside or below its chart; others take half of it. */
type Layout = "beside" | "below" | "half";

/** A chart with the table of its numbers, which is in the server's HTML; the chart takes its colors from it. */
export function FigurePanel({
  name,
  figure,
  csv,
  chunk,
  layout,
}: {
  name: FigureName;
  figure: Figure;
  /** The address of its CSV file. */
  csv: string;
  chunk: FigureChunk;
  layout: Layout;
}) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const id = useId();
  const chart = useMemo(() => toChart(name, figure), [name, figure]);
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
        {/* A file, which the router must not load as a page. */}
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
        <FigureChart chart={chart} title={title} panel={panel} chunk={chunk} />
        <FigureTable name={name} title={title} figure={figure} />
      </div>
      {footnote && <p className="mt-4 max-w-read text-small text-muted">{footnote}</p>}
    </section>
  );
}
