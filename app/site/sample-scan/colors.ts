/** The colors of heights from the lowest to the highest, in equal steps; each is lighter than the one before. */
export const heightColors = [
  [38, 70, 120],
  [24, 118, 142],
  [37, 167, 155],
  [143, 214, 128],
  [250, 240, 160],
] as const;

/** The ink of the design, on which the poster is drawn as well. */
export const background = [10, 18, 26] as const;
