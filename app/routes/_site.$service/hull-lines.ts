/** A yacht's hull as formulas, and its lines as SVG paths for a section drawing. */

const length = 760;
const breadth = 150;
const freeboard = 92;
const draft = 74;
const deepest = 0.47;
/** The stations where the bottom meets the water; beyond, the stern rises straight and the bow in a curve. */
const afloat = { from: 0.05, to: 0.89 };

/** Stations from stern to bow. */
export const stations = Array.from({ length: 11 }, (_, index) => index / 10);

const half = (at: number) =>
  at < 0.45 ? breadth * (1 - 0.38 * ((0.45 - at) / 0.45) ** 2) : breadth * (1 - ((at - 0.45) / 0.55) ** 2.3);
const sheer = (at: number) => freeboard * (1 + 0.3 * ((at - 0.35) / 0.65) ** 2);
const bottom = (at: number) => {
  if (at < afloat.from) return (-sheer(0) * (afloat.from - at)) / afloat.from;
  if (at > afloat.to) {
    const reach = 1 - afloat.to;
    const rise = (2 * draft * reach) / (afloat.to - deepest);
    const part = (at - afloat.to) / reach;
    return -(rise * part + (sheer(1) - rise) * part ** 2);
  }
  return draft * (1 - ((at - deepest) / (afloat.to - deepest)) ** 2);
};

/** Returns the x coordinate of a station in the profile, in pixels. */
export const along = (at: number) => 20 + at * length;

const number = (value: number) => value.toFixed(1);
const steps = Array.from({ length: 41 }, (_, index) => index / 40);
const line = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join("L")}`;

/** The y coordinate of the water, in the drawing's pixels; heights are above it. */
export const waterline = 150;

/** Returns the side view: sheer, stem, bottom and transom in one path. */
export const profile = `${line([
  ...steps.map((at) => [along(at), waterline - sheer(at)] as const),
  ...steps.toReversed().map((at) => [along(at), waterline + bottom(at)] as const),
])}Z`;

/** Returns the vertical line of a station across the side view. */
export const stationLine = (at: number) =>
  line([
    [along(at), waterline - sheer(at)],
    [along(at), waterline + bottom(at)],
  ]);

/** Returns the cross section at a station, from keel to deck, on one `side` of the center line. */
export function section(at: number, center: number, side: 1 | -1): string {
  const roundness = 1 - at ** 3;
  return line(
    steps.map((step) => {
      const angle = (step * Math.PI) / 2;
      const out = roundness * Math.sin(angle) ** 0.9 + (1 - roundness) * step;
      const up = roundness * (1 - Math.cos(angle)) ** 0.9 + (1 - roundness) * step;
      return [
        center + side * half(at) * out,
        waterline + bottom(at) - (sheer(at) + bottom(at)) * up,
      ] as const;
    }),
  );
}
