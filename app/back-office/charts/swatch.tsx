import { classNames } from "~/ui/class-names";
import type { SeriesKey } from "./canvas-style";

/** Pending is hatched, so color is not the only difference. */
const styles: Record<SeriesKey, string> = {
  pending:
    "bg-chart-pending bg-[repeating-linear-gradient(135deg,transparent_0_2px,color-mix(in_srgb,var(--color-raised)_55%,transparent)_2px_4px)]",
  total: "bg-chart-total",
  viewed: "bg-chart-viewed",
  lost: "bg-chart-lost",
};

/** A series' color beside its name. The chart reads its colors from these swatches. */
export function Swatch({ series }: { series: SeriesKey }) {
  return (
    <span
      data-series={series}
      aria-hidden="true"
      className={classNames(
        "me-2.5 inline-block h-3 w-4.5 shrink-0 align-[-1px] forced-color-adjust-none",
        styles[series],
      )}
    />
  );
}
