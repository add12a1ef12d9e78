import { forStored, type Matrix, near } from "~/site/point-cloud/camera";
import { sizeOf, toStoredBox } from "~/site/point-cloud/vector";
import { createRasterCanvas, type Raster } from "~/site/viewer/graphics";
import { type Coloring, colorsOf } from "./coloring";
import { background, type Frame, type FramePart, type Renderer } from "./renderer";

export interface DepthRaster extends Raster {
  /** How close each pixel is: a share of `closest`; 0 where there is no point. */
  closeness: Int32Array;
}

/** Colors for numbers of points that are not their colors. */
export interface ColorTable {
  colors: Int32Array;
  /** The place of the number among those of a point: 2 is the height, 3 the intensity, and "class" another byte. */
  place: 2 | 3 | "class";
  /** From the stored number to the number of its color. */
  scale: number;
  offset: number;
}

/** The inverse of the least depth is the closest that a point can be. 31 bits tell 2 µm apart at a depth of 14 m. */
const closest = 2 ** 31 - 1;
const opaque = 0xff << 24;

/**
 * Draws points as WebGL does with webgl-renderer.ts: squares around their places, the closer one in front. Most of the time goes to
 * random writes and to branches that cannot be predicted, so the pixels of a square are written without any.
 *
 * @param table by default, points have their own colors
 */
export function rasterize(
  { width, height, pixels, closeness }: DepthRaster,
  { cloud: { shorts, words, bounds }, count, splats }: FramePart,
  { projection, pixelRatio, box }: Pick<Frame, "projection" | "pixelRatio" | "box">,
  table?: ColorTable,
): void {
  const stored: Matrix = forStored(projection, bounds, 65_535);
  const [[px, py, pz, pw], [qx, qy, qz, qw], , [dx, dy, dz, dw]] = stored;
  const { min, max } = toStoredBox(box, bounds, 65_535);
  const [[lowX, lowY, lowZ], [highX, highY, highZ]] = [min, max];
  // From clip coordinates to pixels; divided by the depth later, as everything here is linear.
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const [ax, ay, az, aw] = [px + dx, py + dy, pz + dz, pw + dw].map((each) => each * halfWidth) as Row;
  const [bx, by, bz, bw] = [dx - qx, dy - qy, dz - qz, dw - qw].map((each) => each * halfHeight) as Row;
  const radiusAtOneMeter = (splats.atOneMeter * pixelRatio) / 2;
  const leastRadius = (splats.min * pixelRatio) / 2;
  const largestRadius = (splats.max * pixelRatio) / 2;
  const closenessAtOneMeter = closest * near;
  const { colors, scale, offset, place } = table ?? { colors: words, scale: 0, offset: 0, place: 2 };
  const isClass = place === "class";
  const last = colors.length - 1;
  for (let index = 0, short = 0, word = 2; index < count; index++, short += 6, word += 3) {
    const z = shorts[short + 2] ?? 0;
    if (z <= lowZ || z >= highZ) continue;
    const x = shorts[short] ?? 0;
    if (x <= lowX || x >= highX) continue;
    const y = shorts[short + 1] ?? 0;
    if (y <= lowY || y >= highY) continue;
    const depth = dx * x + dy * y + dz * z + dw;
    // Conditions like this one are false for NaN too.
    if (!(depth >= near)) continue;
    const inverse = 1 / depth;
    let radius = radiusAtOneMeter * inverse;
    if (radius < leastRadius) radius = leastRadius;
    else if (radius > largestRadius) radius = largestRadius;
    // A pixel belongs to a square that contains its center.
    const centerX = (ax * x + ay * y + az * z + aw) * inverse + 0.5;
    const centerY = (bx * x + by * y + bz * z + bw) * inverse + 0.5;
    const left = centerX - radius;
    const right = centerX + radius;
    const top = centerY - radius;
    const bottom = centerY + radius;
    if (!(right >= 1 && bottom >= 1 && left < width && top < height)) continue;
    const fromX = left < 0 ? 0 : left | 0;
    const length = (right > width ? width : right | 0) - fromX;
    const end = (bottom > height ? height : bottom | 0) * width;
    let tint = word;
    if (table) {
      const number = isClass ? (words[word] ?? 0) >>> 24 : (shorts[short + place] ?? 0);
      tint = (number * scale + offset) | 0;
      if (tint < 0) tint = 0;
      else if (tint > last) tint = last;
    }
    const color = (colors[tint] ?? 0) | opaque;
    const close = (closenessAtOneMeter * inverse) | 0;
    for (let start = (top < 0 ? 0 : top | 0) * width + fromX; start < end; start += width)
      for (let pixel = start; pixel < start + length; pixel++) {
        const before = closeness[pixel] ?? 0;
        const old = pixels[pixel] ?? 0;
        // All bits if the point is in front of what was there, else none.
        const isInFront = (before - close) >> 31;
        closeness[pixel] = before + ((close - before) & isInFront);
        pixels[pixel] = old ^ ((old ^ color) & isInFront);
      }
  }
}

type Row = [number, number, number, number];

/** Returns a renderer that computes the pixels itself; undefined where the browser has no 2D canvas. */
export function createCanvasRenderer(canvas: HTMLCanvasElement): Renderer | undefined {
  const raster = createRasterCanvas(canvas);
  let closeness = new Int32Array(0);
  return (
    raster && {
      ...raster,
      draw: (frame) =>
        raster.paint((target) => {
          const { length } = target.pixels;
          if (closeness.length === length) closeness.fill(0);
          else closeness = new Int32Array(length);
          target.pixels.fill(pack(background));
          for (const part of frame.parts)
            rasterize({ ...target, closeness }, part, frame, tableOf(frame.coloring, part));
        }),
      // Points stay where they are.
      release: () => undefined,
    }
  );
}

/** Returns a color as the processor reads it from an ImageData, as a little-endian number. */
function pack([red, green, blue]: readonly [number, number, number]): number {
  return red | (green << 8) | (blue << 16) | (0xff << 24);
}

/** So many colors lie between the first and the last. */
const steps = 1024;
const tables = new Map<string, Int32Array>();

/** Returns the colors of points by a number, which is not their color. */
export function tableOf(
  { mode, range: [from, to] }: Coloring,
  { cloud: { bounds } }: Pick<FramePart, "cloud">,
): ColorTable | undefined {
  if (mode === "picture") return undefined;
  const colors = tables.get(mode) ?? listColors(mode);
  tables.set(mode, colors);
  if (mode === "class") return { colors, place: "class", scale: 1, offset: 0 };
  const perUnit = steps / Math.max(to - from, 1e-6);
  if (mode === "intensity") return { colors, place: 3, scale: perUnit, offset: -from * perUnit };
  const scale = (sizeOf(bounds)[2] / 65_535) * perUnit;
  return { colors, place: 2, scale, offset: (bounds.min[2] - from) * perUnit };
}

function listColors(mode: Exclude<Coloring["mode"], "picture">): Int32Array {
  const colors = colorsOf(mode);
  if (mode === "class") return Int32Array.from(colors, pack);
  const last = colors.length - 1;
  return Int32Array.from({ length: steps + 1 }, (_, step) => {
    const place = (step / steps) * last;
    const below = Math.min(Math.floor(place), last - 1);
    const part = (channel: 0 | 1 | 2) => {
      const from = colors[below]?.[channel] ?? 0;
      return Math.round(from + ((colors[below + 1]?.[channel] ?? 0) - from) * (place - below));
    };
    return pack([part(0), part(1), part(2)]);
  });
}
