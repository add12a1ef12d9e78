import type { ReactNode } from "react";
import { useIsKept } from "./use-is-hydrated";

/**
 * Leaves what the server has rendered as it is: React neither hydrates nor changes it, so a browser needs no script for it. For content
 * that works without script and is the same on every page that it stays on. Only a page that a browser renders by itself renders the
 * children, which are best a `lazyPart`.
 */
export function KeptMarkup({ children }: { children: ReactNode }) {
  const isKept = useIsKept();
  // React compares no inner HTML while it hydrates, and changes it later only if the property changes.
  return isKept ? (
    <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  ) : (
    <div className="contents">{children}</div>
  );
}
