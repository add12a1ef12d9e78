import * as text from "~/messages/dashboard";
import { classNames } from "~/ui/class-names";
import type { Series, SeriesKey } from "./series";

/** Classes of the swatches. Pending is hatched, so color is not the only difference. */
const swatchStyles: Record<SeriesKey, string> = {
  pending:
    "bg-chart-pending bg-[repeating-linear-gradient(135deg,transparent_0_2px,color-mix(in_srgb,var(--color-raised)_55%,transparent)_2px_4px)]",
  total: "bg-chart-total",
  viewed: "bg-chart-viewed",
};

/** The numbers of a chart, each with a swatch of its color. */
export function SeriesTable({
  title,
  valueHeader,
  series,
  formatValue,
}: {
  title: string;
  valueHeader: string;
  series: readonly Series[];
  formatValue: (series: Series) => string;
}) {
  return (
    <table className="mt-5 w-full border-collapse">
      <caption className="sr-only">{title}</caption>
      <thead className="text-small text-muted">
        <tr>
          <th scope="col" className="py-2 text-start font-normal">
            {text.seriesHeader}
          </th>
          <th scope="col" className="py-2 text-end font-normal">
            {valueHeader}
          </th>
        </tr>
      </thead>
      <tbody>
        {series.map((each) => (
          <tr key={each.key} className="border-t border-line">
            <th scope="row" className="py-2 text-start font-normal">
              <span
                data-series={each.key}
                aria-hidden="true"
                className={classNames(
                  "me-2.5 inline-block h-3 w-4.5 align-[-1px] forced-color-adjust-none",
                  swatchStyles[each.key],
                )}
              />
              {each.label}
            </th>
            <td className="py-2 text-end font-mono text-mono font-medium">{formatValue(each)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
