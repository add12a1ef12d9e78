import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";

interface FoldProps {
  title: ReactNode;
  /** A short summary of the content, shown while it is closed. */
  note?: string;
  isOpen?: boolean;
  children: ReactNode;
}

export function Fold({ title, note, isOpen, children }: FoldProps) {
  return (
    <details open={isOpen} className="group -mt-px border-y border-line print:hidden">
      <summary className="flex min-h-13 items-center gap-4 py-2 font-medium hover:text-accent-text">
        {title}
        {note && <span className="text-small font-normal whitespace-nowrap text-muted">{note}</span>}
        <Icon name="chevron" className="ms-auto size-3 group-open:rotate-180" />
      </summary>
      <div className="pt-2 pb-7">{children}</div>
    </details>
  );
}

export function FoldHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className="text-h3 font-semibold">
      {children}
    </h2>
  );
}
