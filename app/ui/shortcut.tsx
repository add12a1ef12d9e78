/** Returns the attributes by which `pressShortcut` finds the link, button or field of a key. */
export const shortcut = (key: string) => ({ "data-shortcut": key, "aria-keyshortcuts": key });

/** Hidden on touch screens and without script. */
export function Key({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden="true"
      // CSS renders the key, so it is not part of the button's text.
      data-key={children}
      className="rounded-control border border-current px-1.25 py-0.75 font-mono text-mono leading-none font-medium opacity-80 before:content-[attr(data-key)] pointer-coarse:hidden noscript:hidden"
    />
  );
}

/** Clicks the key's link or button, or focuses its field. Does nothing if the page has none of these. */
export function pressShortcut(key: string): void {
  const target = document.querySelector<HTMLElement>(`[data-shortcut="${CSS.escape(key)}"]`);
  if (target?.matches("a, button, summary")) {
    target.click();
    // The opened content comes next in the tab order.
    if (target.matches("summary")) target.focus();
  } else {
    // A field in a closed `details` cannot take focus.
    target?.closest("details")?.setAttribute("open", "");
    target?.focus();
  }
}
