import { barItem } from "./site-menu";
import { Icon } from "~/ui/icon";

/**
 * Switches between the light and the dark theme. site-script.js does the work and keeps
 * `aria-pressed` true to what is shown, which the server cannot know while the system decides:
 * hence no warning about that attribute where React runs. Hidden where there is no script.
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
