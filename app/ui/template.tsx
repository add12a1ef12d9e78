import type { ReactNode } from "react";
import { useIsKept } from "./use-is-hydrated";

/**
 * Renders a template, whose content a script clones. React takes its content for its children: it would not find what the server has
 * rendered, and puts what it renders itself where a script does not look.
 */
export function Template({ children }: { children: ReactNode }) {
  const isKept = useIsKept();
  // React neither hydrates nor changes it.
  return isKept ? (
    <template suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  ) : (
    <template ref={(template) => template?.content.append(...template.childNodes)}>{children}</template>
  );
}
