import { useEffect } from "react";
import * as text from "~/messages/ui";
import { barItem } from "./class-names";
import { Icon } from "./icon";

/**
 * Switches between the light and the dark theme. site-script.js handles the button and updates `aria-pressed`. The server cannot know its
 * value while the system setting decides, hence `suppressHydrationWarning`. Hidden without JavaScript.
 */
export function ThemeToggle() {
  // The script has found only the buttons of the document, not those that a client-side navigation adds.
  useEffect(() => {
    dispatchEvent(new Event("theme-toggle"));
  }, []);
  return (
    <button
      type="button"
      data-theme-toggle=""
      aria-label={text.darkMode}
      aria-pressed="false"
      suppressHydrationWarning
      className={`${barItem} min-w-11 justify-center noscript:hidden`}
    >
      <Icon name="theme" />
    </button>
  );
}
