import * as text from "~/messages/reports";

/** A number that says most, and what it is made of. */
export interface SummaryItem {
  label: string;
  value: string;
  detail?: string;
}

/** The numbers that say most, side by side. */
export function SummaryStrip({ items }: { items: readonly SummaryItem[] }) {
  return (
    <dl
      aria-label={text.summary}
      className="mb-4 grid grid-cols-2 gap-px border border-line bg-line sm:grid-cols-3 lg:grid-cols-5"
    >
      {items.map(({ label, value, detail }) => (
        <div
          key={label}
          className="bg-raised px-4 py-3 max-lg:last:col-span-full max-lg:sm:last:col-span-1 max-lg:sm:last:col-span-2"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-h3 font-semibold tabular-nums">{value}</dd>
          {detail && <dd className="text-small text-muted">{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
