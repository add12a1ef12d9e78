import * as text from "~/messages/sample-tour";
import { collectParts } from "~/site/viewer/elements";
import { openViewers, type Viewer, type ViewerPlace } from "~/site/viewer/open-viewer";
import { connectControls } from "./controls";
import { mayMove, startMotion } from "./motion";
import { Overlay, type TourParts } from "./overlay";
import { TourScene } from "./scene";
import { wrap } from "./view";
import { Walk } from "./walk";

openViewers({ kind: "tour", create: createTour });

function createTour({ view, tools, address }: ViewerPlace): Viewer | undefined {
  const parts = collectParts(view, tools) as unknown as TourParts;
  const { canvas, hint } = parts;
  const scene = new TourScene(canvas, { view, hint, lost: text.contextLost });
  if (!scene.isSupported) return undefined;
  const overlay = new Overlay(view, scene, parts);
  const walk = new Walk(scene, overlay, parts);
  scene.addEventListener("frame", () => overlay.draw());
  connectControls(view, scene, parts);
  const stopMotion = connectMotion(scene, parts);
  view.addEventListener("click", ({ target }) => {
    const { to, walk: heading, position } = (target as Element).closest("button")?.dataset ?? {};
    if (to) walk.go(to, Number(heading));
    else if (position) walk.go(position);
    else return;
    // The button may leave the picture.
    canvas.focus({ preventScroll: true });
  });
  walk.start(address);
  return {
    canvas,
    goTo: (next) => walk.start(next),
    close: () => {
      stopMotion();
      walk.stop();
      scene.dispose();
    },
  };
}

/** Connects the button that asks for the motion of a phone. Returns a function that ends it. */
function connectMotion(scene: TourScene, { motion, hint }: TourParts): () => void {
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
