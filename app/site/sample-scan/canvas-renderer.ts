import { background, heightColors } from "./colors";
import type { PointCloud } from "./point-cloud";
import { heightShift, type Raster, rasterize } from "./rasterize";
import type { Renderer } from "./renderer";
import { roomHeight, toStoredHeight } from "./scan-data";

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
