import { Link } from "@remix-run/react";
import { type ComponentProps, useState } from "react";
import { Swatch } from "~/back-office/charts/swatch";
import { formatCount } from "~/lib/format-count";
import * as text from "~/messages/dashboard";
import { paths } from "~/paths";
import { Charts } from "./charts/charts";
import { type BookingCounts, formatShare, toStatistics } from "./charts/series";
import { linkStyles } from "./desk-panel";

/** The numbers of bookings, with charts if there is script. */
export function Figures({ counts, load }: Omit<ComponentProps<typeof Charts>, "panel">) {
  const { pending, total } = counts;
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  return (
    <div
      ref={setPanel}
      className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-[11rem_minmax(0,1fr)_minmax(0,0.7fr)_minmax(0,1.3fr)]"
    >
      <div className="grid gap-4 max-xl:col-span-full max-xl:grid-cols-2">
        <CountTile
          title={text.pendingBookings}
          count={pending}
          note={total > 0 ? text.shareOfAll(formatShare(pending, total)) : undefined}
          linkLabel={text.viewPendingList}
          href={paths.viewBooking({ status: 0 })}
        />
        <CountTile
          title={text.allBookings}
          count={total}
          linkLabel={text.viewAllList}
          href={paths.viewBooking()}
        />
      </div>
      <Charts counts={counts} panel={panel} load={load} />
      <SeriesTable counts={counts} />
    </div>
  );
}

function CountTile({
  title,
  count,
  note,
  linkLabel,
  href,
}: {
  title: string;
  count: number;
  /** The share of all bookings. */
  note?: string | undefined;
  linkLabel: string;
  href: string;
}) {
  return (
    <section className="grid grid-rows-[auto_auto_1fr] gap-1 border border-line bg-raised px-4.5 py-3">
      <h2 className="text-[1.0625rem]">{title}</h2>
      <p className="text-[2.25rem] leading-none tracking-[-0.035em] tabular-nums">{formatCount(count)}</p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 self-end">
        <Link to={href} aria-label={linkLabel} className={linkStyles}>
          {text.viewList}
        </Link>
        {note && <span className="font-mono text-mono text-muted">{note}</span>}
      </p>
    </section>
  );
}

const headStyles = "py-1.5 ps-3 text-end font-normal";
const valueStyles = "py-1.5 ps-3 text-end font-mono text-mono font-medium whitespace-nowrap";

function SeriesTable({ counts }: { counts: BookingCounts }) {
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
