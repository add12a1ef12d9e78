import { Icon, IconDrawing } from "~/ui/icon";
import { popoverOpenerProps } from "~/ui/popover";

/** What lies over the picture of a viewer has a ground of its own. */
export const chip = "bg-ink/85 px-2 py-1";

const square = "grid size-11 place-items-center rounded-control bg-ink/85 outline-offset-[-3px]!";
const corners = "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5";

interface ViewButtonProps {
  fullScreen: string;
  close: string;
  /** Opens a popover. */
  help?: { label: string; id: string };
}

/** Renders the buttons in the corner of a viewer: its help, full screen, and its end. */
export function ViewButtons({ fullScreen, close, help }: ViewButtonProps) {
  return (
    <div className="absolute top-2 right-2 flex gap-1">
      {help && (
        <button type="button" {...popoverOpenerProps(help.id)} aria-label={help.label} className={square}>
          <Icon name="info" />
        </button>
      )}
      <button
        type="button"
        data-part="fullScreen"
        aria-pressed="false"
        aria-label={fullScreen}
        className={square}
      >
        <IconDrawing outline={corners} strokeWidth={1.5} className="size-5" />
      </button>
      <button type="button" data-part="close" aria-label={close} className={square}>
        <Icon name="close" />
      </button>
    </div>
  );
}
