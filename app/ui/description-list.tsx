import type { ReactNode } from "react";
import * as text from "~/messages/ui";

interface DescriptionItem {
  term: string;
  /** Null renders "Not given". */
  value: ReactNode;
  /** Usually a link. */
  action?: ReactNode;
}

export function DescriptionList({ items }: { items: readonly DescriptionItem[] }) {
  return (
    <dl className="@container border-t border-line-strong compact:border-line compact:text-ui">
      {items.map(({ term, value, action }) => (
        <div
          key={term}
          className={
            "grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line py-3 text-base " +
            "@min-[30rem]:grid-cols-[12rem_minmax(0,1fr)_auto] compact:py-2.5 compact:text-ui " +
            "print:grid-cols-[7.5rem_minmax(0,1fr)]! print:py-0.5! compact:last:border-b-0 compact:last:pb-0"
          }
        >
          <dt className="text-small text-muted @min-[30rem]:text-[length:inherit] print:text-[length:inherit]">
            {term}
          </dt>
          <dd className="col-start-1 wrap-anywhere whitespace-pre-line @min-[30rem]:col-start-2 print:col-start-2">
            {value ?? <span className="text-muted">{text.notGiven}</span>}
          </dd>
          {action && <dd className="col-start-2 row-start-1 @min-[30rem]:col-start-3">{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
