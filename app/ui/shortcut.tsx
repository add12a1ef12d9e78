/** The attributes of the link, button or field that a single key stands for; `pressShortcut` finds it by them. */
export const shortcut = (key: string) => ({ "data-shortcut": key, "aria-keyshortcuts": key });

/** Shows the key of a button or link on it; not on touch screens, and not without script. */
export function Key({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden="true"
      // Drawn by CSS, so that it is no part of the button's text.
      data-key={children}
      className="rounded-control border border-current px-1.25 py-0.75 font-mono text-mono leading-none font-medium opacity-80 before:content-[attr(data-key)] pointer-coarse:hidden noscript:hidden"
    />
  );
}

/** Does what a click on the key's link or button does, or focuses its field. Does nothing if the page has none. */
export function pressShortcut(key: string): void {
  const target = document.querySelector<HTMLElement>(`[data-shortcut="${CSS.escape(key)}"]`);
  if (target?.matches("a, button, summary")) {
    target.click();
    // What it opened comes next.
    if (target.matches("summary")) target.focus();
  } else {
    // A field in a closed part of the page cannot be focused.
    target?.closest("details")?.setAttribute("open", "");
    target?.focus();
  }
}
