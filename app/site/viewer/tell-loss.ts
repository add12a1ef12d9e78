import { find, type FrameParts } from "./elements";
import type { ViewerPlace } from "./open-viewer";

/** Milliseconds until a lost WebGL context counts as gone. */
const maxLossMs = 5_000;

/**
 * Shows a message after the WebGL context was lost. Closes the viewer if the context does not come back.
 *
 * @param texts the messages for the loss and for the closed viewer
 * @returns handlers for the loss, the recovery and the closing of the viewer
 */
export function tellLoss(
  { figure, view }: ViewerPlace,
  { hint, close }: Pick<FrameParts, "hint" | "close">,
  { lost, gone }: { lost: string; gone: string },
) {
  const message = find(figure, '[data-part="message"]', HTMLElement);
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
