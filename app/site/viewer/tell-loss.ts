import { find, type FrameParts } from "./elements";
import type { ViewerPlace } from "./open-viewer";

/** Milliseconds that a graphics card may take until it can draw again. */
const longestLoss = 5_000;

/**
 * Says that the graphics card has dropped the picture. Closes the viewer if it does not come back, and says how to open it again.
 *
 * @param texts for the loss, and for the closed viewer
 * @returns what to call when the picture is lost, when it can be drawn again, and when the viewer is closed
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
      // Shows the poster in the place of a white picture.
      view.dataset.state = "loading";
      hint.textContent = lost;
      timer = setTimeout(giveUp, longestLoss);
    },
    onRestored: () => {
      clearTimeout(timer);
      hint.textContent = "";
    },
    stop: () => clearTimeout(timer),
  };
}
