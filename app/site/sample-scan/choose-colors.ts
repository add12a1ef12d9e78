import type { ColorMode } from "./coloring";
import { roomHeight } from "./scan-data";
import type { Scene } from "./scene";
import type { ViewerParts } from "./viewer-parts";

/** Colors the points by what a person chooses. */
export type Painter = (mode: ColorMode) => void;

/** Connects the choice of colors with the picture, and shows what they mean: the floor and the ceiling have the first and the last. */
export function createPainter(scene: Scene, { legend }: ViewerParts, tools: Element): Painter {
  return (mode) => {
    scene.update({ coloring: { mode, range: [0, roomHeight] } });
    legend.hidden = mode !== "height";
    for (const radio of tools.querySelectorAll<HTMLInputElement>('[name="scan-color"]'))
      radio.checked = radio.value === mode;
  };
}
