import { Link } from "@remix-run/react";
import * as text from "~/messages/dashboard";
import { formatCount } from "./charts/numbers";

/** A large count with a link to the bookings that it counts. */
export function CountTile({
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
    <section className="flex items-end justify-between gap-4 border border-line bg-raised p-[clamp(1rem,0.8rem+0.8vw,1.5rem)]">
      <div>
        <h2>{title}</h2>
        <p className="mt-3 text-[clamp(2.25rem,1.9rem+1.4vw,3.25rem)] leading-none tracking-[-0.035em] tabular-nums">
          {formatCount(count)}
        </p>
      </div>
      <div className="text-end">
        {note && <p className="font-mono text-mono text-muted">{note}</p>}
        <Link
          to={href}
          aria-label={linkLabel}
          className="-mb-2.5 inline-flex min-h-11 items-center text-accent-text underline hover:decoration-2"
        >
          {text.viewList}
        </Link>
      </div>
    </section>
  );
}
