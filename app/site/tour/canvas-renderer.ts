import { createRasterCanvas, type Raster } from "~/site/viewer/graphics";
import { toRadians } from "~/site/viewer/numbers";
import { focalLength, type PanoramaRenderer, type TourCamera } from "./view";

/** Returns a renderer that computes the pixels itself; undefined where the browser has no 2D canvas. */
export function createCanvasRenderer(canvas: HTMLCanvasElement): PanoramaRenderer | undefined {
  const raster = createRasterCanvas(canvas);
  let panorama: Raster | undefined;
  return (
    raster && {
      ...raster,
      show: (bitmap) => (panorama = readPixels(bitmap)),
      draw: (view, isMoving) => {
        const shown = panorama;
        if (shown) raster.paint((target) => samplePanorama(target, shown, view, !isMoving));
      },
    }
  );
}

function readPixels(bitmap: ImageBitmap): Raster | undefined {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0);
  const data = context?.getImageData(0, 0, width, height).data;
  return data && { width, height, pixels: new Int32Array(data.buffer) };
}

/**
 * Between two pixels whose directions are computed, the others lie on a line: less than half a pixel off in a panorama 1,024 pixels wide
 * that is drawn 400 pixels wide.
 */
const stride = 8;
/** Where a row comes this close to straight up or down, directions bend too much for that. */
const leastForward = 0.3;

/**
 * Draws what an eye sees of an equirectangular panorama.
 *
 * @param isSmooth mixes the four nearest pixels of the panorama in place of taking the nearest
 */
export function samplePanorama(target: Raster, panorama: Raster, view: TourCamera, isSmooth: boolean): void {
  const { width, height } = target;
  const focal = focalLength(view, target);
  const [cosine, sine] = [Math.cos(toRadians(view.elevation)), Math.sin(toRadians(view.elevation))];
  const perRadian = panorama.width / (2 * Math.PI);
  const middle = panorama.width * (0.5 + view.heading / 360);
  const copyRow = isSmooth ? copySmoothly : copyNearest;
  const row: Row = { at: 0, length: 0, column: 0, line: 0, columnStep: 0, lineStep: 0 };
  for (let y = 0; y < height; y++) {
    const up = (height / 2 - y - 0.5) / focal;
    const forward = cosine - up * sine;
    const rise = sine + up * cosine;
    const step = forward < leastForward ? 1 : stride;
    const columnAt = (x: number) => middle + perRadian * Math.atan2((x + 0.5 - width / 2) / focal, forward);
    const lineAt = (x: number) =>
      panorama.height / 2 - perRadian * Math.atan2(rise, Math.hypot((x + 0.5 - width / 2) / focal, forward));
    let [column, line] = [columnAt(0), lineAt(0)];
    for (let x = 0; x < width; x += step) {
      const [nextColumn, nextLine] = [columnAt(x + step), lineAt(x + step)];
      row.at = y * width + x;
      row.length = Math.min(step, width - x);
      row.column = (column + 2 * panorama.width) % panorama.width;
      row.line = line;
      // Two single pixels beside each other may lie at both ends of the panorama.
      row.columnStep = step === 1 ? 0 : (nextColumn - column) / step;
      row.lineStep = step === 1 ? 0 : (nextLine - line) / step;
      copyRow(target.pixels, panorama, row);
      column = nextColumn;
      line = nextLine;
    }
  }
}

/** A few pixels of the target and where they are in the panorama, whose pixels have their centers at halves. */
interface Row {
  at: number;
  length: number;
  column: number;
  line: number;
  columnStep: number;
  lineStep: number;
}

function copyNearest(target: Int32Array, { width, pixels }: Raster, row: Row): void {
  let { column, line } = row;
  for (let at = row.at; at < row.at + row.length; at++) {
    if (column >= width) column -= width;
    target[at] = pixels[(line | 0) * width + (column | 0)] ?? 0;
    column += row.columnStep;
    line += row.lineStep;
  }
}

function copySmoothly(target: Int32Array, panorama: Raster, row: Row): void {
  const { width, height, pixels } = panorama;
  for (let index = 0; index < row.length; index++) {
    const column = row.column + index * row.columnStep - 0.5 + width;
    const line = Math.min(Math.max(row.line + index * row.lineStep - 0.5, 0), height - 1);
    const left = Math.floor(column) % width;
    const right = (left + 1) % width;
    const top = Math.floor(line);
    const bottom = Math.min(top + 1, height - 1);
    const across = Math.round((column % 1) * 256);
    const upper = mix(pixels[top * width + left] ?? 0, pixels[top * width + right] ?? 0, across);
    const lower = mix(pixels[bottom * width + left] ?? 0, pixels[bottom * width + right] ?? 0, across);
    target[row.at + index] = mix(upper, lower, Math.round((line % 1) * 256));
  }
}

const opaque = 0xff << 24;
const redAndBlue = 0xff00ff;
const green = 0xff00;

/** Returns the color between two at `share` of 256. */
function mix(a: number, b: number, share: number): number {
  const rest = 256 - share;
  const first = (((a & redAndBlue) * rest + (b & redAndBlue) * share) >>> 8) & redAndBlue;
  const second = (((a & green) * rest + (b & green) * share) >>> 8) & green;
  return first | second | opaque;
}
