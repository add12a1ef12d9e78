import { Swatch } from "~/back-office/charts/swatch";
import { formatCount } from "~/lib/format-count";
import * as text from "~/messages/dashboard";
import { type BookingCounts, formatShare, toStatistics } from "./series";

const headStyles = "py-1.5 ps-3 text-end font-normal";
const valueStyles = "py-1.5 ps-3 text-end font-mono text-mono font-medium whitespace-nowrap";

/** The numbers of both charts, each with a swatch of its color. */
export function SeriesTable({ counts }: { counts: BookingCounts }) {
  return (
    <section className="min-w-0 border border-line bg-raised px-4.5 py-3 max-xl:col-span-full noscript:xl:col-span-3">
      <table className="w-full border-collapse">
        <caption className="sr-only">{text.bothCharts}</caption>
        <thead className="text-small text-muted">
          <tr>
            <th scope="col" className="py-1.5 text-start font-normal">
              {text.seriesHeader}
            </th>
            <th scope="col" className={headStyles}>
              {text.bookingsCount}
            </th>
            <th scope="col" className={headStyles}>
              {text.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {toStatistics(counts).map(({ key, label, count }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="py-1.5 text-start font-normal">
                <Swatch series={key} />
                {label}
              </th>
              <td className={valueStyles}>{formatCount(count)}</td>
              <td className={valueStyles}>{formatShare(count, counts.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
