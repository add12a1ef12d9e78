import { Icon } from "./icon";

// React 18 has no types for the popover attributes, but passes them through.

/** Returns the attributes of a popover, which opens and closes without script. */
export const popoverProps = (id: string) => ({ id, popover: "auto" });

export const popoverOpenerProps = (id: string) => ({ popovertarget: id });

export const popoverCloserProps = (id: string) => ({ popovertarget: id, popovertargetaction: "hide" });

export function PopoverCloseButton({ popover, label }: { popover: string; label: string }) {
  return (
    <button
      type="button"
      {...popoverCloserProps(popover)}
      aria-label={label}
      className="inline-flex size-11 items-center justify-center rounded-control hover:bg-soft"
    >
      <Icon name="close" />
    </button>
  );
}
