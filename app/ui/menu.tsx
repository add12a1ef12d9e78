import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { classNames } from "./class-names";

/**
 * A button that opens a panel below it, even without script.
 *
 * @param label of the button, if `button` has no text
 * @param isOpen the initial state; a later change to true opens the menu
 * @param align the edge of the button at which the panel starts
 */
export function Menu({
  label,
  button,
  isOpen,
  align = "start",
  buttonClassName,
  className,
  children,
}: {
  label?: string;
  button: ReactNode;
  isOpen?: boolean;
  align?: "start" | "end";
  buttonClassName?: string;
  className?: string;
  children: ReactNode;
}) {
  const details = useClosingDetails();
  return (
    <details ref={details} open={isOpen} className="relative">
      <summary aria-label={label} className={buttonClassName}>
        {button}
      </summary>
      <div
        className={classNames(
          "absolute top-full z-(--z-menu) mt-1 max-w-[calc(100vw-3rem)] rounded-control border border-line bg-raised shadow-menu print:hidden",
          align === "start" ? "start-0" : "end-0",
          className,
        )}
      >
        {children}
      </div>
    </details>
  );
}

/** Returns the ref of a `details` element that closes on Escape, and on a click or focus elsewhere. */
export function useClosingDetails(): RefObject<HTMLDetailsElement> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      // Enter in a field clicks its form's button, which may be outside the menu, but the focus stays inside.
      const stays = [target, document.activeElement].some((node) => details.current?.contains(node as Node));
      if (details.current?.open && !stays) details.current.open = false;
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector("summary")?.focus();
    };
    document.addEventListener("click", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("click", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, []);
  return details;
}
