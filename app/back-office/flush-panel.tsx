import { type ReactNode, useId } from "react";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";

/** A section without inner padding, for content that reaches the section's border. */
export function FlushPanel({
  title,
  titleClassName,
  note,
  link,
  children,
}: {
  title: string;
  titleClassName?: string;
  note?: ReactNode;
  link?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border border-line bg-raised">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-4.5 pt-3 pb-2.5">
        <h2 id={id} className={titleClassName}>
          {title}
        </h2>
        {note && <p className="text-muted tabular-nums">{note}</p>}
        {link && <p className="ms-auto">{link}</p>}
      </div>
      {children}
    </section>
  );
}

export function PanelFold({
  title,
  note,
  isOpen = false,
  children,
}: {
  title: string;
  note?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="group border-t border-line" open={isOpen || undefined}>
      <summary className="flex min-h-11 items-center gap-2 px-4.5 py-1.5 hover:bg-soft">
        <Icon name="chevron" className="size-3 -rotate-90 group-open:rotate-0" />
        <span className="shrink-0 font-medium text-accent-text">{title}</span>
        {note && <span className="min-w-0 truncate text-muted">{note}</span>}
      </summary>
      <div className="px-4.5 pt-1 pb-3.5">{children}</div>
    </details>
  );
}

interface TermAndValue {
  term: string;
  value: ReactNode;
  /** Whether a long text takes the whole width, below its term. */
  isLong?: boolean;
}

export function Facts({ facts }: { facts: readonly TermAndValue[] }) {
  return (
    <dl>
      {facts.map(({ term, value, isLong }) => (
        <div
          key={term}
          className={classNames(
            "grid gap-x-3 border-t border-line px-4.5 py-1.75",
            !isLong && "grid-cols-[7.75rem_minmax(0,1fr)]",
          )}
        >
          <dt className="text-muted">{term}</dt>
          <dd className="wrap-anywhere whitespace-pre-line tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
