import type { ReactNode } from "react";
import { useIsKept } from "./use-is-hydrated";

/**
 * A `<template>` whose content a script clones. React expects the children outside of `content`. It would not find the server's markup
 * there, and would append its own where no script looks.
 */
export function Template({ children }: { children: ReactNode }) {
  const isKept = useIsKept();
  // React neither hydrates nor changes this element.
  return isKept ? (
    <template suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  ) : (
    <template ref={(template) => template?.content.append(...template.childNodes)}>{children}</template>
  );
}
