import type { KeyboardEvent } from "react";

/** Submits the form on Ctrl+Enter or ⌘+Enter, which do nothing else in text fields. */
export function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
