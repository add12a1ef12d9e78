import { findElement, type FrameParts } from "./elements";
import type { ViewerPlace } from "./open-viewer";

/** Milliseconds after which a lost WebGL context counts as gone. */
const maxLossMs = 5_000;

/**
 * Shows the message `lost` while the WebGL context is lost. If the context does not come back in time, closes the viewer and shows `gone`.
 *
 * @returns handlers for the loss, the recovery and the closing of the viewer
 */
export function tellLoss(
  { figure, view }: ViewerPlace,
  { hint, close }: Pick<FrameParts, "hint" | "close">,
  { lost, gone }: { lost: string; gone: string },
) {
  const message = findElement(figure, '[data-part="message"]', HTMLElement);
  message.hidden = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = () => {
    close.click();
    message.textContent = gone;
    message.hidden = false;
  };
  return {
    onLost: () => {
      // Shows the poster instead of a white picture.
      view.dataset.state = "loading";
      hint.textContent = lost;
      timer = setTimeout(giveUp, maxLossMs);
    },
    onRestored: () => {
      clearTimeout(timer);
      hint.textContent = "";
    },
    stop: () => clearTimeout(timer),
  };
}
