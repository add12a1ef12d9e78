import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";

export interface PrintFact {
  /** Needed if several facts have the same term. */
  id?: string;
  term: string;
  value: ReactNode;
}

/** Sections of facts in two aligned columns. A section that `isWide` takes both, so that a long text stays short. */
export function PrintColumns({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-x-[8mm] gap-y-[3.5mm]">{children}</div>;
}

/** A titled list of facts in ruled rows. */
export function PrintFacts({
  title,
  facts,
  isWide = false,
}: {
  title: string;
  facts: readonly PrintFact[];
  isWide?: boolean;
}) {
  return (
    <section className={classNames("min-w-0", isWide && "col-span-2")}>
      <h2 className="break-after-avoid border-b border-black pb-[1mm] text-[10.5pt] leading-snug font-semibold tracking-normal">
        {title}
      </h2>
      <dl>
        {facts.map(({ id, term, value }) => (
          <div
            key={id ?? term}
            className="grid grid-cols-[30mm_minmax(0,1fr)] gap-x-[3mm] border-b border-[#bbb] py-[0.7mm] last:border-b-0"
          >
            <dt className="text-[#444]">{term}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
