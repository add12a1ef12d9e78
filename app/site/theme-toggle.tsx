import { barItem } from "./site-menu";
import { Icon } from "~/ui/icon";

/**
 * Renders the button that switches between the light and the dark theme. site-script.js handles it and updates
 * `aria-pressed`, which the server cannot know while the system setting decides: hence `suppressHydrationWarning`. Hidden
 * without JavaScript.
 */
export function ThemeToggle() {
  return (
    <button
      type="button"
      data-theme-toggle=""
      aria-label="Dark mode"
      aria-pressed="false"
      suppressHydrationWarning
      className={`${barItem} min-w-11 justify-center noscript:hidden`}
    >
      <Icon name="theme" />
    </button>
  );
}
