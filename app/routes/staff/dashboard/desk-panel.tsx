import { type ReactNode, useId } from "react";

export const linkStyles =
  "-my-2.5 inline-flex min-h-11 items-center text-accent-text underline hover:decoration-2";

/** A panel of the desk: its title, how much there is, a link to all of it, and rows up to its edges. */
export function DeskPanel({
  title,
  note,
  link,
  empty,
  children,
}: {
  title: string;
  note: string | null;
  link: ReactNode;
  /** Shown in place of the rows if there are none. */
  empty: { title: string; advice: string } | null;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border border-line bg-raised">
      <div className="flex flex-wrap items-baseline gap-x-3 px-4.5 pt-3 pb-2.5">
        <h2 id={id} className="text-[1.0625rem]">
          {title}
        </h2>
        {note && <p className="text-muted tabular-nums">{note}</p>}
        {link && <p className="ms-auto">{link}</p>}
      </div>
      {empty ? (
        <div className="border-t border-line px-4.5 py-4">
          <p className="font-semibold">{empty.title}</p>
          <p className="text-muted">{empty.advice}</p>
        </div>
      ) : (
        children
      )}
    </section>
  );
}
