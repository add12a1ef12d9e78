import type { ReactNode } from "react";
import * as text from "~/messages/ui";

interface DescriptionItem {
  term: string;
  /** Null renders "Not given". */
  value: ReactNode;
}

export function DescriptionList({ items }: { items: readonly DescriptionItem[] }) {
  return (
    <dl className="@container border-t border-line-strong compact:border-line compact:text-ui">
      {items.map(({ term, value }) => (
        <div
          key={term}
          className={
            "grid grid-cols-1 items-baseline gap-x-4 border-b border-line py-3 pe-4 text-base " +
            "@min-[30rem]:grid-cols-[12rem_minmax(0,1fr)] print:pe-0 compact:py-2.5 compact:text-ui " +
            "print:grid-cols-[7.5rem_minmax(0,1fr)]! print:py-0.5! compact:last:border-b-0 compact:last:pb-0"
          }
        >
          <dt className="text-small text-muted @min-[30rem]:text-[length:inherit] print:text-[length:inherit]">
            {term}
          </dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            {value ?? <span className="text-muted">{text.notGiven}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
