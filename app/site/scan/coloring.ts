/** The property that colors the points: their own colors, or one of their numbers. */
export const colorModes = ["picture", "height", "intensity", "class"] as const;
export type ColorMode = (typeof colorModes)[number];

export interface Coloring {
  mode: ColorMode;
  /** The values of the first and the last color: heights in meters, or intensities from 0 to 65,535. */
  range: readonly [from: number, to: number];
}

type Color = readonly [red: number, green: number, blue: number];

/** The colors of heights from the lowest to the highest, in equal steps; each is lighter than the one before. */
export const heightColors: readonly Color[] = [
  [38, 70, 120],
  [24, 118, 142],
  [37, 167, 155],
  [143, 214, 128],
  [250, 240, 160],
];

/** Intensities are gray. The darkest one still differs from the ground. */
const intensityColors: readonly Color[] = [64, 112, 160, 208, 255].map((gray) => [gray, gray, gray]);

/** Colors of the classes of LAS by their numbers, up to the last that has a name. Higher numbers have the color of a class without a name. */
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

/** Returns the colors of a mode; points are colored by their own where there are none. */
export function colorsOf(mode: ColorMode): readonly Color[] {
  const colors = { picture: [], height: heightColors, intensity: intensityColors, class: classColors };
  return colors[mode];
}
