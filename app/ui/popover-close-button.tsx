import { Icon } from "./icon";
import { popoverCloserProps } from "./popover";

/** A button that closes a popover, also without script. */
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
