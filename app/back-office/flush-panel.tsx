import { type ReactNode, useId } from "react";

/** A section whose content reaches the edges of its frame: a title, what qualifies it, and a link at the end of the line. */
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
