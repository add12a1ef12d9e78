/** The properties that can color the points: the recorded color, height, intensity and class. */
export const colorModes = ["picture", "height", "intensity", "class"] as const;
export type ColorMode = (typeof colorModes)[number];

export interface Coloring {
  mode: ColorMode;
  /** The values of the first and the last color: heights in meters, or intensities from 0 to 65,535. */
  range: readonly [from: number, to: number];
}

type Color = readonly [red: number, green: number, blue: number];

/** Colors of heights from the lowest to the highest, in equal steps; each is lighter than the previous one. */
export const heightColors: readonly Color[] = [
  [38, 70, 120],
  [24, 118, 142],
  [37, 167, 155],
  [143, 214, 128],
  [250, 240, 160],
];

const intensityColors: readonly Color[] = [64, 112, 160, 208, 255].map((gray) => [gray, gray, gray]);

/** Colors of the LAS classes by number, up to the last class with a name. Higher numbers have the color of an unnamed class. */
export const classColors: readonly Color[] = [
  [170, 170, 170],
  [200, 200, 200],
  [181, 136, 99],
  [154, 205, 110],
  [96, 176, 80],
  [46, 139, 87],
  [230, 126, 90],
  [220, 60, 120],
  [240, 240, 240],
  [70, 140, 230],
  [150, 110, 200],
  [120, 125, 140],
  [200, 200, 200],
  [240, 200, 70],
  [240, 170, 50],
  [200, 150, 60],
  [220, 190, 110],
  [110, 200, 210],
  [255, 80, 80],
];

/** Returns the colors of a mode. An empty list means the points' own colors. */
export function colorsOf(mode: ColorMode): readonly Color[] {
  const colors = { picture: [], height: heightColors, intensity: intensityColors, class: classColors };
  return colors[mode];
}
