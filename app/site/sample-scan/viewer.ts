import * as text from "~/messages/sample-scan";
import { collectParts } from "~/site/viewer/elements";
import { openViewers, type Viewer, type ViewerPlace } from "~/site/viewer/open-viewer";
import { connectButtons, connectGestures } from "./connect-controls";
import { listenToKeys } from "./keyboard";
import { formatFeetAndInches, inchesToMeters } from "./length";
import { startLoading } from "./loading";
import { Measuring } from "./measuring";
import { createPointCloud } from "./point-cloud";
import { readMeasurement } from "./scan-address";
import { pointCount } from "./scan-data";
import { Scene } from "./scene";
import type { ViewerParts } from "./viewer-parts";
import { highestInch, type ViewName, views } from "./views";

/** The script of the viewer. */
openViewers({ kind: "scan", create: createViewer });

function createViewer({ figure, view, tools, address }: ViewerPlace): Viewer | undefined {
  const parts = collectParts(view, tools) as unknown as ViewerParts;
  const scene = createScene(view, parts, figure.dataset);
  if (!scene.isSupported) {
    scene.dispose();
    return undefined;
  }
  const measuring = new Measuring(scene, parts);
  scene.addEventListener("frame", () => measuring.draw());
  const showSlice = connectSliders(scene, parts);
  connectGestures(scene, measuring, parts);
  listenToKeys(scene, measuring, showSlice);
  connectButtons([view, tools], scene, parts, showSlice);
  const goTo = (next: string) => {
    const measured = readMeasurement(next);
    if (measured) measuring.show(...measured);
    else scene.show(next in views ? (next as ViewName) : "overview");
    showSlice();
  };
  scene.show("overview");
  goTo(address);
  parts.hint.textContent = text.firstHint;
  for (const event of ["pointerdown", "keydown"])
    view.addEventListener(event, () => (parts.hint.textContent = ""), { once: true });
  const stopLoading = startLoading(scene, parts, figure.dataset.source ?? "");
  return {
    canvas: parts.canvas,
    goTo,
    close: () => {
      stopLoading();
      scene.dispose();
    },
  };
}

/**
 * Creates the scene; `view` tells whether there is a picture, whether it moves, and how many points it has.
 *
 * @param leastPoints fixes the points of a moving picture to compare speeds; only bench/rows/p24-sample-scan.ts sets it
 * @param allPoints the points of the source, if it is not the sample scan; only tests set it, whose scan has fewer
 */
function createScene(view: HTMLElement, parts: ViewerParts, { leastPoints, allPoints }: DOMStringMap): Scene {
  const least = leastPoints === undefined ? undefined : Number(leastPoints);
  const scene = new Scene(parts.canvas, createPointCloud(Number(allPoints ?? pointCount)), least);
  scene.addEventListener("frame", () => {
    view.dataset.state = scene.isMoving ? "moving" : "still";
    view.dataset.points = String(scene.shown);
  });
  scene.addEventListener("lost", () => (parts.hint.textContent = text.contextLost));
  scene.addEventListener("restored", () => (parts.hint.textContent = ""));
  return scene;
}

/** The least thickness of a slice, in inches. */
const thinnest = 2;

/** Connects the two height sliders with the picture; each stays on its side of the other. */
function connectSliders(scene: Scene, { from, to, fromText, toText }: ViewerParts): () => void {
  const show = () => {
    const [lowest, highest] = scene.slice;
    for (const [input, output, inches] of [
      [from, fromText, lowest],
      [to, toText, highest],
    ] as const) {
      input.value = String(inches);
      output.value = formatFeetAndInches(inchesToMeters(inches));
      input.ariaValueText = output.value;
    }
  };
  from.addEventListener("input", () => {
    const [, highest] = scene.slice;
    scene.update({ slice: [Math.min(Number(from.value), highest - thinnest), highest] });
    show();
  });
  to.addEventListener("input", () => {
    const [lowest] = scene.slice;
    scene.update({ slice: [lowest, Math.max(Number(to.value), lowest + thinnest)] });
    show();
  });
  from.max = String(highestInch);
  to.max = String(highestInch);
  return show;
}
