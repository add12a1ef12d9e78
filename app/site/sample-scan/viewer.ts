import * as text from "~/messages/sample-scan";
import { connectButtons, connectGestures } from "./connect-controls";
import { listenToKeys } from "./keyboard";
import { formatFeetAndInches, inchesToMeters } from "./length";
import { startLoading } from "./loading";
import { Measuring } from "./measuring";
import { createPointCloud } from "./point-cloud";
import { pointCount } from "./scan-data";
import { Scene } from "./scene";
import { find, findParts, type ViewerParts } from "./viewer-parts";
import { highestInch } from "./views";

/**
 * The script of the viewer. site-script.js loads it when a person first clicks the button of sample-scan.tsx; from then on
 * this module handles the button.
 */
for (const figure of document.querySelectorAll("[data-scan]")) {
  const button = find(figure, "[data-import]") as HTMLButtonElement;
  button.removeAttribute("data-import");
  button.addEventListener("click", () => open(figure, button));
  open(figure, button);
}

/** Shows the viewer in the place of the poster, or a text if the browser has no WebGL 2. */
function open(figure: Element, button: HTMLButtonElement): void {
  const template = find(figure, "template") as HTMLTemplateElement;
  const stage = find(figure, '[data-part="stage"]');
  const start = find(figure, '[data-part="start"]') as HTMLElement;
  const content = template.content.cloneNode(true) as DocumentFragment;
  const [view, tools] = [...content.children] as [HTMLElement, HTMLElement];
  const parts = findParts(view, tools);
  stage.append(view);
  const scene = createScene(view, parts, figure.getAttribute("data-least-points"));
  if (!scene.isSupported) {
    view.remove();
    button.hidden = true;
    const message = find(figure, '[data-part="message"]') as HTMLElement;
    message.textContent = text.needsWebgl;
    message.hidden = false;
    return;
  }
  start.hidden = true;
  stage.after(tools);
  const measuring = new Measuring(scene, parts);
  scene.addEventListener("frame", () => measuring.draw());
  const showSlice = connectSliders(scene, parts);
  connectGestures(scene, measuring, parts);
  listenToKeys(scene, measuring, showSlice);
  connectButtons([view, tools], scene, parts, showSlice);
  scene.show("overview");
  showSlice();
  parts.canvas.focus({ preventScroll: true });
  const stopLoading = startLoading(scene, parts, figure.getAttribute("data-points") ?? "");
  parts.close.addEventListener("click", () => {
    stopLoading();
    scene.dispose();
    view.remove();
    tools.remove();
    start.hidden = false;
    button.focus();
  });
}

/**
 * Creates the scene; `view` tells whether there is a picture, whether it moves, and how many points it has.
 *
 * @param leastPoints fixes the points of a moving picture to compare speeds; only bench/rows/p24-sample-scan.ts sets it
 */
function createScene(view: HTMLElement, parts: ViewerParts, leastPoints: string | null): Scene {
  const least = leastPoints === null ? undefined : Number(leastPoints);
  const scene = new Scene(parts.canvas, createPointCloud(pointCount), least);
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
