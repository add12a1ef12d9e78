import type { KeyboardEvent } from "react";

/** Sends the form that is typed into by Ctrl+Enter, or ⌘+Enter, which no text field uses. */
export function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
