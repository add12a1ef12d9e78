import { type Camera, type Matrix, projectionOf, type Viewport } from "~/site/point-cloud/camera";
import type { PointCloud } from "~/site/point-cloud/point-cloud";
import { type Bounds, unbounded, type Vector } from "~/site/point-cloud/vector";
import { createRenderer, fitCanvas } from "~/site/viewer/graphics";
import { createCanvasRenderer } from "./canvas-renderer";
import type { Coloring } from "./coloring";
import { pickPoint } from "./pick-point";
import { nextBudget } from "./point-budget";
import type { FramePart, Renderer } from "./renderer";
import { splatSizes } from "./splat-size";
import { fitCamera, type Space, type ViewName } from "./views";
import { createWebglRenderer } from "./webgl-renderer";

/** Milliseconds after the last change at which the picture is at rest and shows every point. */
const restAfter = 150;
/** While points arrive, the picture is drawn again when it gains this share of points. */
const growth = 1.5;

/** Points of the scan, and the average distance in meters between neighbors once all of them are shown. */
export interface ScanPart {
  cloud: PointCloud;
  spacing: number;
}

const kinds = { byCard: createWebglRenderer, byProcessor: createCanvasRenderer };

/**
 * Draws a point cloud on a canvas when something changes. While the picture moves, it shows as many points as it can in
 * time. Events: `frame` after each picture; `change` when what it shows changes; `lost` and `restored` when the graphics card drops the
 * picture and is back.
 */
export class Scene extends EventTarget {
  camera: Camera;
  box: Bounds = unbounded;
  coloring: Coloring = { mode: "picture", range: [0, 1] };
  /** The number of points in the last frame, and whether more follow because the picture moves. */
  shown = 0;
  isMoving = false;
  #parts: readonly ScanPart[] = [];
  #renderer: Renderer | undefined;
  #budget = 200_000;
  #lastChange = -Infinity;
  #lastFrame = 0;
  #request = 0;
  readonly #resizes = new ResizeObserver(() => this.#requestFrame());

  constructor(
    readonly canvas: HTMLCanvasElement,
    public space: Space,
    /** The least number of points while the picture moves. */
    readonly leastPoints?: number,
  ) {
    super();
    this.camera = space.views.overview.camera;
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

  /** From meters to clip coordinates. */
  get projection(): Matrix {
    return projectionOf(this.camera, this.viewport);
  }

  /** The number of points that have arrived and belong to the picture. */
  get count(): number {
    return this.#parts.reduce((sum, { cloud }) => sum + cloud.count, 0);
  }

  /** Changes what the picture shows. */
  update(change: Partial<Pick<Scene, "camera" | "box" | "coloring">>): void {
    Object.assign(this, change);
    this.#lastChange = performance.now();
    this.dispatchEvent(new Event("change"));
    this.#requestFrame();
  }

  show(name: ViewName): void {
    const { camera, box } = this.space.views[name];
    this.update({ camera: fitCamera(camera, this.viewport), box });
  }

  /** Draws other points. Those that `release` was not called for may come again. */
  showParts(parts: readonly ScanPart[]): void {
    this.#parts = parts;
    this.#requestFrame();
  }

  release(cloud: PointCloud): void {
    this.#renderer?.release(cloud);
  }

  /** Draws the points that have arrived, if they make a visible difference. */
  showNewPoints(areAll: boolean): void {
    if (areAll || this.count > this.shown * growth) this.#requestFrame();
  }

  /** Returns the position of the point that is visible at a place of the picture, in CSS pixels. */
  pick(at: { x: number; y: number }, radius: number): Vector | undefined {
    const { projection, viewport, box } = this;
    return pickPoint(this.#frameParts(1), { projection, viewport, at, radius, box });
  }

  dispose(): void {
    cancelAnimationFrame(this.#request);
    this.#resizes.disconnect();
    this.canvas.removeEventListener("webglcontextlost", this.#lose);
    this.canvas.removeEventListener("webglcontextrestored", this.#restore);
    this.#renderer?.dispose();
  }

  readonly #lose = (event: Event) => {
    // Without this, the browser does not restore the context.
    event.preventDefault();
    this.#renderer = undefined;
    this.dispatchEvent(new Event("lost"));
  };

  readonly #restore = () => {
    this.#renderer = createRenderer(this.canvas, kinds);
    this.#requestFrame();
    this.dispatchEvent(new Event("restored"));
  };

  #requestFrame(): void {
    this.#request ||= requestAnimationFrame(this.#draw);
  }

  readonly #draw = (time: number) => {
    this.#request = 0;
    const { count } = this;
    if (!this.#renderer || count === 0) return;
    this.isMoving = time - this.#lastChange < restAfter;
    const interval = time - this.#lastFrame;
    if (this.isMoving && interval < restAfter)
      this.#budget = nextBudget(this.#budget, interval, count, this.leastPoints);
    const parts = this.#frameParts(this.isMoving ? Math.min(1, this.#budget / count) : 1);
    this.shown = parts.reduce((sum, part) => sum + part.count, 0);
    this.#renderer.draw({
      projection: this.projection,
      parts,
      pixelRatio: fitCanvas(this.canvas, this.isMoving ? this.#renderer.movingPixels : Infinity),
      box: this.box,
      coloring: this.coloring,
    });
    this.#lastFrame = time;
    this.dispatchEvent(new Event("frame"));
    if (this.isMoving) this.#requestFrame();
  };

  /** Returns a share of the points of each part, larger where they are fewer. */
  #frameParts(share: number): FramePart[] {
    const { viewport } = this;
    return this.#parts.map(({ cloud, spacing }) => {
      const count = Math.round(cloud.count * share);
      // A part that is still arriving has as many points as it will have, only later.
      const thinned = spacing * Math.sqrt(cloud.capacity / Math.max(count, 1));
      return { cloud, count, splats: splatSizes(thinned, viewport) };
    });
  }
}
