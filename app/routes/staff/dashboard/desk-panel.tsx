import type { ReactNode } from "react";
import { FlushPanel } from "~/back-office/flush-panel";

/** A link in a line of text with a touch target of full height. */
export const linkStyles =
  "-my-2.5 inline-flex min-h-11 items-center text-accent-text underline hover:decoration-2";

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
  /** Shown instead of the rows if there are none. */
  empty: { title: string; advice: string } | null;
  children: ReactNode;
}) {
  return (
    <FlushPanel title={title} titleClassName="text-[1.0625rem]" note={note} link={link}>
      {empty ? (
        <div className="border-t border-line px-4.5 py-4">
          <p className="font-semibold">{empty.title}</p>
          <p className="text-muted">{empty.advice}</p>
        </div>
      ) : (
        children
      )}
    </FlushPanel>
  );
}
