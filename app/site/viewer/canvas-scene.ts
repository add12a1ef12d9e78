import { createRenderer, type RendererKinds, type Viewport } from "./graphics";

/** Milliseconds after the last change at which the picture is at rest. */
const restAfter = 150;
const maxPixelRatio = 2;

export interface CanvasRenderer {
  /** The most pixels that a moving picture may have; a picture at rest has those of the screen. */
  movingPixels: number;
  dispose: () => void;
}

/** Where a scene tells its state. */
export interface ScenePlace {
  /** Whether there is a picture, and whether it moves. */
  view: HTMLElement;
  /** That the graphics card has dropped the picture, in the words of `lost`. */
  hint: HTMLElement;
  lost: string;
}

/** Draws on a canvas when something changes. The event `frame` follows each picture. */
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
    private readonly place: ScenePlace,
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
    const { canvas, viewport } = this;
    const mostPixels = this.isMoving ? movingPixels : Infinity;
    const affordable = Math.sqrt(mostPixels / (viewport.width * viewport.height));
    const pixelRatio = Math.min(devicePixelRatio, maxPixelRatio, affordable);
    const width = Math.round(viewport.width * pixelRatio);
    const height = Math.round(viewport.height * pixelRatio);
    // Setting a size clears the canvas, even if it is the same.
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    return pixelRatio;
  }

  readonly #lose = (event: Event) => {
    // Without this, the browser does not restore the context.
    event.preventDefault();
    this.renderer = undefined;
    this.place.hint.textContent = this.place.lost;
  };

  readonly #restore = () => {
    this.renderer = createRenderer(this.canvas, this.kinds);
    if (this.renderer) this.refill?.(this.renderer);
    this.requestFrame();
    this.place.hint.textContent = "";
  };

  readonly #drawFrame = (time: number) => {
    this.#request = 0;
    this.isMoving = time - this.#lastChange < restAfter;
    if (!this.renderer || !this.draw(this.renderer, time)) return;
    this.place.view.dataset.state = this.isMoving ? "moving" : "still";
    this.dispatchEvent(new Event("frame"));
    if (this.isMoving) this.requestFrame();
  };
}
