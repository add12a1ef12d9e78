import * as text from "~/messages/sample-tour";
import { mayMove, startMotion } from "./motion";
import type { Scene } from "./scene";
import { wrap } from "./view";
import type { TourParts } from "./viewer-parts";

/** Connects the button that asks for the motion of a phone. Returns a function that ends it. */
export function connectMotion(scene: Scene, { motion, hint }: TourParts): () => void {
  let end: (() => void) | undefined;
  const stop = () => {
    end?.();
    end = undefined;
    motion.ariaPressed = "false";
  };
  const start = async () => {
    // The picture does not jump to where the phone points, but moves as the phone does.
    let before: number | undefined;
    const started = await startMotion(({ heading, elevation }) => {
      const right = before === undefined ? 0 : heading - before;
      before = heading;
      scene.look({ ...scene.view, heading: wrap(scene.view.heading + right), elevation });
    }).catch(() => undefined);
    if (started) {
      end = started;
      motion.ariaPressed = "true";
    } else hint.textContent = text.motionRefused;
  };
  motion.hidden = !mayMove();
  motion.addEventListener("click", () => {
    if (end) stop();
    else void start();
  });
  return stop;
}
