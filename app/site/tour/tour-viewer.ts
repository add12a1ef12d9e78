import * as text from "~/messages/sample-tour";
import { collectParts } from "~/site/viewer/elements";
import { openViewers, type Viewer, type ViewerPlace } from "~/site/viewer/open-viewer";
import { connectControls } from "./controls";
import { connectMotion } from "./follow-motion";
import { Overlay } from "./overlay";
import { Scene } from "./scene";
import type { TourParts } from "./viewer-parts";
import { Walk } from "./walk";

/** The script of the tour. */
openViewers({ kind: "tour", create: createTour });

function createTour({ view, tools, address }: ViewerPlace): Viewer | undefined {
  const parts = collectParts(view, tools) as unknown as TourParts;
  const scene = new Scene(parts.canvas);
  if (!scene.isSupported) {
    scene.dispose();
    return undefined;
  }
  const overlay = new Overlay(view, scene, parts);
  const walk = new Walk(scene, overlay, parts);
  scene.addEventListener("frame", () => {
    view.dataset.state = scene.isMoving ? "moving" : "still";
    overlay.draw();
  });
  scene.addEventListener("lost", () => (parts.hint.textContent = text.contextLost));
  scene.addEventListener("restored", () => (parts.hint.textContent = ""));
  connectControls(view, scene, parts);
  const stopMotion = connectMotion(scene, parts);
  view.addEventListener("click", ({ target }) => {
    const { to, walk: heading, position } = (target as Element).closest("button")?.dataset ?? {};
    if (to) walk.go(to, Number(heading));
    else if (position) walk.go(position);
    else return;
    // The button may leave the picture.
    parts.canvas.focus({ preventScroll: true });
  });
  walk.start(address);
  return {
    canvas: parts.canvas,
    goTo: (next) => walk.start(next),
    close: () => {
      stopMotion();
      walk.stop();
      scene.dispose();
    },
  };
}
