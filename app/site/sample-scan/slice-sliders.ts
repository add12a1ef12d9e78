import { formatFeetAndInches, inchesToMeters } from "./length";
import type { Scene } from "./scene";
import type { ViewerParts } from "./viewer-parts";
import { highestInch } from "./views";

/** The least thickness of a slice, in inches. */
const thinnest = 2;

/** Connects the two height sliders with the picture; each stays on its side of the other. */
export function connectSliders(scene: Scene, { from, to, fromText, toText }: ViewerParts): () => void {
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
