import type { ReactNode } from "react";
import { OpenMark } from "./question-list";

/** Folds a part of a page on phones. Wider screens and paper always show it (site.css, print.css). */
export function PhoneFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="phone-fold group">
      <summary className="flex min-h-13 items-center justify-between gap-6 border-y border-line py-2 font-medium hover:text-accent-text print:hidden">
        {title}
        <OpenMark />
      </summary>
      <div className="max-md:pt-4">{children}</div>
    </details>
  );
}
