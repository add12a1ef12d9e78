import { createRenderer, fitCanvas } from "~/site/viewer/graphics";
import { createCanvasRenderer } from "./canvas-renderer";
import type { PanoramaRenderer } from "./renderer";
import type { View, Viewport } from "./view";
import { createWebglRenderer } from "./webgl-renderer";

/** Milliseconds after the last change at which the picture is at rest. */
const restAfter = 150;

const kinds = { byCard: createWebglRenderer, byProcessor: createCanvasRenderer };

/**
 * Draws a panorama on a canvas when something changes. Events: `frame` after each picture; `lost` and `restored` when the graphics
 * card drops the picture and is back.
 */
export class Scene extends EventTarget {
  view: View = { heading: 0, elevation: 0, angle: 100 };
  isMoving = false;
  #renderer: PanoramaRenderer | undefined;
  #panorama: ImageBitmap | undefined;
  #lastChange = -Infinity;
  #request = 0;
  readonly #resizes = new ResizeObserver(() => this.#requestFrame());

  constructor(readonly canvas: HTMLCanvasElement) {
    super();
    this.#renderer = createRenderer(canvas, kinds);
    canvas.addEventListener("webglcontextlost", this.#lose);
    canvas.addEventListener("webglcontextrestored", this.#restore);
    this.#resizes.observe(canvas);
  }

  get isSupported(): boolean {
    return this.#renderer !== undefined;
  }

  /** The size of the picture in CSS pixels. */
  get viewport(): Viewport {
    return { width: this.canvas.clientWidth || 1, height: this.canvas.clientHeight || 1 };
  }

  look(view: View): void {
    this.view = view;
    this.#lastChange = performance.now();
    this.#requestFrame();
  }

  /** Shows another panorama. */
  show(panorama: ImageBitmap, view: View): void {
    this.#panorama?.close();
    this.#panorama = panorama;
    this.#renderer?.show(panorama);
    this.view = view;
    this.#requestFrame();
  }

  dispose(): void {
    cancelAnimationFrame(this.#request);
    this.#resizes.disconnect();
    this.canvas.removeEventListener("webglcontextlost", this.#lose);
    this.canvas.removeEventListener("webglcontextrestored", this.#restore);
    this.#renderer?.dispose();
    this.#panorama?.close();
  }

  readonly #lose = (event: Event) => {
    // Without this, the browser does not restore the context.
    event.preventDefault();
    this.#renderer = undefined;
    this.dispatchEvent(new Event("lost"));
  };

  readonly #restore = () => {
    this.#renderer = createRenderer(this.canvas, kinds);
    if (this.#panorama) this.#renderer?.show(this.#panorama);
    this.#requestFrame();
    this.dispatchEvent(new Event("restored"));
  };

  #requestFrame(): void {
    this.#request ||= requestAnimationFrame(this.#draw);
  }

  readonly #draw = (time: number) => {
    this.#request = 0;
    if (!this.#renderer || !this.#panorama) return;
    this.isMoving = time - this.#lastChange < restAfter;
    fitCanvas(this.canvas, this.isMoving ? this.#renderer.movingPixels : Infinity);
    this.#renderer.draw(this.view, this.isMoving);
    this.dispatchEvent(new Event("frame"));
    if (this.isMoving) this.#requestFrame();
  };
}
