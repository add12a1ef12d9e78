import { createRenderer, fitCanvas, type RendererKinds, type Viewport } from "./graphics";

/** Milliseconds after the last change at which the picture is at rest. */
export const restAfter = 150;

export interface CanvasRenderer {
  /** The most pixels that a moving picture may have; a picture at rest has those of the screen. */
  movingPixels: number;
  dispose: () => void;
}

/**
 * Draws on a canvas when something changes. Events: `frame` after each picture; `lost` and `restored` when the graphics card drops
 * the picture and is back.
 */
export abstract class CanvasScene<Renderer extends CanvasRenderer> extends EventTarget {
  /** Whether more frames follow because the picture moves. */
  isMoving = false;
  /** Undefined while the graphics card has dropped the picture. */
  protected renderer: Renderer | undefined;
  #lastChange = -Infinity;
  #request = 0;
  readonly #resizes = new ResizeObserver(() => this.requestFrame());

  constructor(
    readonly canvas: HTMLCanvasElement,
    private readonly kinds: RendererKinds<Renderer>,
  ) {
    super();
    this.renderer = createRenderer(canvas, kinds);
    canvas.addEventListener("webglcontextlost", this.#lose);
    canvas.addEventListener("webglcontextrestored", this.#restore);
    this.#resizes.observe(canvas);
  }

  /** Draws a frame. Returns false where there is nothing to draw yet. */
  protected abstract draw(renderer: Renderer, time: number): boolean;

  /** Gives a new renderer what the lost one had, where a frame does not. */
  protected refill?(renderer: Renderer): void;

  get isSupported(): boolean {
    return this.renderer !== undefined;
  }

  /** The size of the picture in CSS pixels. */
  get viewport(): Viewport {
    return { width: this.canvas.clientWidth || 1, height: this.canvas.clientHeight || 1 };
  }

  dispose(): void {
    cancelAnimationFrame(this.#request);
    this.#resizes.disconnect();
    this.canvas.removeEventListener("webglcontextlost", this.#lose);
    this.canvas.removeEventListener("webglcontextrestored", this.#restore);
    this.renderer?.dispose();
  }

  /** The picture moves from now on, until nothing has changed for a while. */
  protected startMoving(): void {
    this.#lastChange = performance.now();
    this.requestFrame();
  }

  protected requestFrame(): void {
    this.#request ||= requestAnimationFrame(this.#drawFrame);
  }

  /** Gives the canvas its pixels, fewer while the picture moves, and returns how many there are per CSS pixel. */
  protected fitCanvas({ movingPixels }: Renderer): number {
    return fitCanvas(this.canvas, this.isMoving ? movingPixels : Infinity);
  }

  readonly #lose = (event: Event) => {
    // Without this, the browser does not restore the context.
    event.preventDefault();
    this.renderer = undefined;
    this.dispatchEvent(new Event("lost"));
  };

  readonly #restore = () => {
    this.renderer = createRenderer(this.canvas, this.kinds);
    if (this.renderer) this.refill?.(this.renderer);
    this.requestFrame();
    this.dispatchEvent(new Event("restored"));
  };

  readonly #drawFrame = (time: number) => {
    this.#request = 0;
    this.isMoving = time - this.#lastChange < restAfter;
    if (!this.renderer || !this.draw(this.renderer, time)) return;
    this.dispatchEvent(new Event("frame"));
    if (this.isMoving) this.requestFrame();
  };
}
