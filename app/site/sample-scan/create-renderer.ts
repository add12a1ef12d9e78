import { fastestGraphics } from "~/site/viewer/graphics";
import { createCanvasRenderer } from "./canvas-renderer";
import type { Renderer } from "./renderer";
import { createWebglRenderer } from "./webgl-renderer";

/**
 * Returns a renderer for the canvas: by a graphics card, or else by the processor; undefined where the browser gives no canvas
 * of either kind.
 */
export function createRenderer(canvas: HTMLCanvasElement): Renderer | undefined {
  return (
    (fastestGraphics() === "processor" ? createCanvasRenderer(canvas) : undefined) ??
    createWebglRenderer(canvas)
  );
}
