import { forStored, near } from "./camera";
import type { PointCloud } from "./point-cloud";
import { background, type Frame, heightColors, type Renderer } from "./renderer";
import { roomHeight, toStoredHeight } from "./scan-data";

/** A picture in memory, row by row from the top. */
export interface Raster {
  width: number;
  height: number;
  /** Red, green, blue and alpha of each pixel in the order of their bytes in an ImageData. */
  pixels: Int32Array;
  /** How close each pixel is: a share of `closest`; 0 where there is no point. */
  closeness: Int32Array;
}

/** The inverse of the least depth is the closest that a point can be. 31 bits tell 2 µm apart at a depth of 14 m. */
const closest = 2 ** 31 - 1;
const opaque = 0xff << 24;
/** How many bits of a stored height the colors of heights leave out. */
export const heightShift = 5;

/**
 * Draws points as WebGL does with webgl-renderer.ts: squares around their places, the closer one in front. Most of the time goes to
 * random writes and to branches that cannot be predicted, so the pixels of a square are written without any.
 *
 * @param background the color of a pixel without a point
 * @param heightColors colors by stored height, without its last `heightShift` bits; by default, points have their own
 */
export function rasterize(
  { width, height, pixels, closeness }: Raster,
  { shorts, words }: PointCloud,
  { projection, count, splats, pixelRatio, slice: [lowest, highest] }: Frame,
  background: number,
  heightColors?: Int32Array,
): void {
  pixels.fill(background);
  closeness.fill(0);
  const [[px, py, pz, pw], [qx, qy, qz, qw], , [dx, dy, dz, dw]] = forStored(projection, 65_535);
  // From clip coordinates to pixels; divided by the depth later, as everything here is linear.
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const [ax, ay, az, aw] = [px + dx, py + dy, pz + dz, pw + dw].map((each) => each * halfWidth) as Row;
  const [bx, by, bz, bw] = [dx - qx, dy - qy, dz - qz, dw - qw].map((each) => each * halfHeight) as Row;
  const radiusAtOneMeter = (splats.atOneMeter * pixelRatio) / 2;
  const leastRadius = (splats.min * pixelRatio) / 2;
  const largestRadius = (splats.max * pixelRatio) / 2;
  const closenessAtOneMeter = closest * near;
  for (let index = 0, short = 0, word = 2; index < count; index++, short += 6, word += 3) {
    const z = shorts[short + 2] ?? 0;
    if (z <= lowest || z >= highest) continue;
    const x = shorts[short] ?? 0;
    const y = shorts[short + 1] ?? 0;
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
    const color = ((heightColors ? heightColors[z >> heightShift] : words[word]) ?? 0) | opaque;
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

/** Somewhat more than 800 by 600: a picture of a whole screen would not move fluently. */
const movingPixels = 600_000;

/** Returns a renderer that computes the pixels itself; undefined where the browser has no 2D canvas. */
export function createCanvasRenderer(canvas: HTMLCanvasElement): Renderer | undefined {
  // Pixels that JavaScript writes are best kept where it can reach them.
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) return undefined;
  let cloud: PointCloud | undefined;
  let image: ImageData | undefined;
  let raster: Raster | undefined;
  let colors: Int32Array | undefined;
  return {
    movingPixels,
    upload: (points) => (cloud = points),
    draw: (frame) => {
      const { width, height } = canvas;
      if (!cloud) return;
      if (!image || !raster || image.width !== width || image.height !== height) {
        image = context.createImageData(width, height);
        raster = {
          width,
          height,
          pixels: new Int32Array(image.data.buffer),
          closeness: new Int32Array(width * height),
        };
      }
      if (frame.isColoredByHeight) colors ??= listHeightColors();
      rasterize(raster, cloud, frame, pack(background), frame.isColoredByHeight ? colors : undefined);
      context.putImageData(image, 0, 0);
    },
    // Gives the memory back at once.
    dispose: () => (canvas.width = canvas.height = 0),
  };
}

/** Returns a color as the processor reads it from an ImageData, as a little-endian number. */
function pack([red, green, blue]: readonly [number, number, number]): number {
  return red | (green << 8) | (blue << 16) | (0xff << 24);
}

/** Returns the colors of all stored heights in the steps that `rasterize` distinguishes. */
function listHeightColors(): Int32Array {
  const [floor, ceiling] = [toStoredHeight(0), toStoredHeight(roomHeight)];
  const last = heightColors.length - 1;
  return Int32Array.from({ length: 65_536 >> heightShift }, (_, step) => {
    const share = ((step << heightShift) - floor) / (ceiling - floor);
    const place = Math.min(Math.max(share, 0), 1) * last;
    const below = Math.min(Math.floor(place), last - 1);
    const part = (channel: 0 | 1 | 2) => {
      const from = heightColors[below]?.[channel] ?? 0;
      return Math.round(from + ((heightColors[below + 1]?.[channel] ?? 0) - from) * (place - below));
    };
    return pack([part(0), part(1), part(2)]);
  });
}
