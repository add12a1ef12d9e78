import * as text from "~/messages/results";
import { Button } from "~/ui/button";

/** A text to copy. A click selects the whole text, and the button copies it (site-script.js). */
export function CopyText({ children }: { children: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <code className="font-mono text-mono wrap-anywhere select-all">{children}</code>
      <CopyButton>{children}</CopyButton>
    </div>
  );
}

/** Visible only with scripts. */
export function CopyButton({ children }: { children: string }) {
  return (
    <Button
      type="button"
      size="sm"
      data-copy={children}
      data-copied={text.copied}
      aria-live="polite"
      className="noscript:hidden"
    >
      {text.copy}
    </Button>
  );
}
