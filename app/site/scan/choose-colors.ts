import { formatFeetAndInches, inchesToMeters } from "~/site/feet-and-inches";
import type { Coloring, ColorMode } from "./coloring";
import type { FileEvents } from "./file-source";
import { roomHeight } from "./scan-data";
import type { ScanScene } from "./scene";
import type { ViewerParts } from "./viewer-parts";

export type Painter = (mode: ColorMode) => void;

/**
 * Connects the choice of colors with the picture, and shows the legend. The floor and the ceiling of the sample scan get the first and the
 * last color. For a file, the range comes from its header and points.
 */
export function createPainter(
  scene: ScanScene,
  { legend, classes: list }: ViewerParts,
  tools: Element,
): { paint: Painter } & FileEvents {
  const ranges: Record<ColorMode, Coloring["range"]> = {
    picture: [0, 1],
    height: [0, roomHeight],
    intensity: [0, 65_535],
    class: [0, 1],
  };
  const radios = [...tools.querySelectorAll<HTMLInputElement>('[name="scan-color"]')];
  const paint: Painter = (mode) => {
    scene.update({ coloring: { mode, range: ranges[mode] } });
    legend.hidden = mode !== "height";
    if (list) list.hidden = mode !== "class";
    for (const radio of radios) radio.checked = radio.value === mode;
  };
  return {
    paint,
    onOpened: ({ bounds }) => {
      ranges.height = [bounds.min[2], bounds.max[2]];
      const [lowest, highest] = ranges.height;
      // For more than 2 m, fractions of an inch would not fit, and add nothing.
      const step = inchesToMeters(highest - lowest > 2 ? 1 : 1 / 8);
      for (const [index, label] of legend.querySelectorAll("span").entries()) {
        const height = lowest + ((highest - lowest) * index) / 2;
        label.textContent = formatFeetAndInches(Math.round(height / step) * step);
      }
      paint(scene.coloring.mode);
    },
    onValues: ({ colors, intensities, classes }) => {
      const { mode } = scene.coloring;
      const isWider = intensities.join() !== ranges.intensity.join();
      ranges.intensity = intensities;
      if (mode === "intensity" && isWider) paint(mode);
      for (const item of list?.querySelectorAll<HTMLElement>("[data-kind]") ?? [])
        item.hidden = !classes.has(Number(item.dataset.kind));
      // A field with one value everywhere, such as colors that are all zero, is not offered.
      const isOffered: Record<ColorMode, boolean> = {
        picture: colors[0] < colors[1],
        height: true,
        intensity: intensities[0] < intensities[1],
        class: [...classes].some((kind) => kind > 1),
      };
      for (const radio of radios)
        (radio.closest("label") ?? radio).hidden = !isOffered[radio.value as ColorMode];
      if (!isOffered[mode]) paint(isOffered.picture ? "picture" : "height");
    },
  };
}
