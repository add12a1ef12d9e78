import * as text from "~/messages/sample-scan";
import { collectParts } from "~/site/viewer/elements";
import { openViewers, type Viewer, type ViewerPlace } from "~/site/viewer/open-viewer";
import { createPainter } from "./choose-colors";
import { connectSliders } from "./connect-sliders";
import { connectButtons, connectGestures, listenToKeys } from "./controls";
import { startReading } from "./file-source";
import { startLoading } from "./loading";
import { Measuring } from "./measuring";
import { addressPicture, readAddress } from "./scan-address";
import { Scene } from "./scene";
import type { ViewerParts } from "./viewer-parts";
import { sampleSpace, spaceOf } from "./views";

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
  const { paint, ...fileEvents } = createPainter(scene, parts, tools);
  const showSlice = connectSliders(scene, parts);
  connectGestures(scene, measuring, parts);
  listenToKeys(scene, measuring, showSlice);
  connectButtons([view, tools], scene, paint, showSlice);
  parts.link.addEventListener("click", () => void copyLink(scene, measuring, parts.hint));
  const goTo = (next: string) => {
    const { name, view: shown, mode, measurement } = readAddress(next, scene.space.bounds);
    if (shown) scene.update(shown);
    else if (name || !measurement) scene.show(name ?? "overview");
    if (mode) paint(mode);
    if (measurement) measuring.show(measurement, shown !== undefined);
    showSlice();
  };
  scene.show("overview");
  if (figure.dataset.format === undefined) goTo(address);
  parts.hint.textContent = text.firstHint;
  for (const event of ["pointerdown", "keydown"])
    view.addEventListener(event, () => (parts.hint.textContent = ""), { once: true });
  const stopLoading =
    figure.dataset.format === undefined
      ? startLoading(scene, parts, figure.dataset)
      : startReading(scene, parts, figure.dataset, {
          ...fileEvents,
          onOpened: (scan) => {
            scene.space = spaceOf(scan.bounds);
            fileEvents.onOpened(scan);
            goTo(address);
          },
        });
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
 */
function createScene(view: HTMLElement, parts: ViewerParts, { leastPoints }: DOMStringMap): Scene {
  const least = leastPoints === undefined ? undefined : Number(leastPoints);
  const scene = new Scene(parts.canvas, sampleSpace, least);
  scene.addEventListener("frame", () => {
    view.dataset.state = scene.isMoving ? "moving" : "still";
    view.dataset.points = String(scene.shown);
  });
  scene.addEventListener("lost", () => (parts.hint.textContent = text.contextLost));
  scene.addEventListener("restored", () => (parts.hint.textContent = ""));
  return scene;
}

/** Makes the address lead to what the picture shows, copies it, and says so. */
async function copyLink(
  { camera, box, coloring }: Scene,
  { measurement }: Measuring,
  hint: HTMLElement,
): Promise<void> {
  addressPicture({ camera, box }, coloring.mode, measurement);
  try {
    await navigator.clipboard.writeText(location.href);
    hint.textContent = text.linkCopied;
  } catch {
    // Without a secure connection or a permission, the address bar has it.
    hint.textContent = text.linkInAddress;
  }
}
