import { affordablePixels } from "~/site/viewer/graphics";
import { type Raster, samplePanorama } from "./sample-panorama";
import type { PanoramaRenderer } from "./view";

/** Returns a renderer that computes the pixels itself; undefined where the browser has no 2D canvas. */
export function createCanvasRenderer(canvas: HTMLCanvasElement): PanoramaRenderer | undefined {
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) return undefined;
  let panorama: Raster | undefined;
  let image: ImageData | undefined;
  return {
    movingPixels: affordablePixels,
    show: (bitmap) => (panorama = readPixels(bitmap)),
    draw: (view, isMoving) => {
      const { width, height } = canvas;
      if (!panorama) return;
      if (image?.width !== width || image.height !== height) image = context.createImageData(width, height);
      const target = { width, height, pixels: new Int32Array(image.data.buffer) };
      samplePanorama(target, panorama, view, !isMoving);
      context.putImageData(image, 0, 0);
    },
    // Gives the memory back at once.
    dispose: () => (canvas.width = canvas.height = 0),
  };
}

function readPixels(bitmap: ImageBitmap): Raster | undefined {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0);
  const data = context?.getImageData(0, 0, width, height).data;
  return data && { width, height, pixels: new Int32Array(data.buffer) };
}
