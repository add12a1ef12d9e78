import { paths } from "~/paths";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import type { ChartProps } from "./chart-props";
import { EmptyChart } from "./empty-chart";

/** The room that a chart takes, whatever becomes of it: nothing moves when it arrives. */
export function ChartSlot({ panel, ...chart }: ChartProps & { panel: HTMLElement | null }) {
  const { kind, isEmpty, chunk } = chart;
  if (isEmpty) return <EmptyChart kind={kind} />;
  return (
    <div
      data-chart=""
      className="mt-5 grid min-h-66 flex-1 border-chart-grid bg-raised font-mono text-mono text-muted print:hidden noscript:hidden"
    >
      {chunk.state === "loading" && <p className="self-center font-sans text-ui">Loading the chart…</p>}
      {chunk.state === "failed" && <ChunkFailure id={chart.chunkId} />}
      {chunk.state === "ready" && panel && <Chart {...chart} panel={panel} drawings={chunk.module} />}
    </div>
  );
}

function Chart({
  drawings: { BarChart, PieChart },
  ...chart
}: Omit<ChartProps, "chunk"> & { panel: HTMLElement; drawings: typeof import("./chart-kinds") }) {
  const { kind, title, series, valueHeader, valueOf, panel } = chart;
  const values = series.map((each) => `${each.label} ${valueOf(each)}`).join(", ");
  const label = `${title}, ${valueHeader}: ${values}`;
  return (
    <div className="relative h-66 min-w-0 self-center">
      {kind === "bar" ? (
        <BarChart label={label} datasetLabel={valueHeader} series={series} panel={panel} />
      ) : (
        <PieChart label={label} series={series} panel={panel} />
      )}
    </div>
  );
}

/** The way on is a new document: after an update of the site, only that knows the chunk's new name. */
function ChunkFailure({ id }: { id: string }) {
  return (
    <div className="self-start font-sans text-ui text-text">
      <Banner tone="warn" title={`Loading chunk ${id} failed`}>
        <p>The numbers below are complete without the chart.</p>
        <ButtonLink to={paths.dashboard()} reloadDocument size="sm" className="mt-3">
          Try again
        </ButtonLink>
      </Banner>
    </div>
  );
}
