import { fitCanvas } from "~/site/viewer/fit-canvas";
import { type Camera, type Matrix, projectionOf, type Viewport } from "./camera";
import { createRenderer } from "./create-renderer";
import { inchesToMeters } from "./length";
import { pickPoint } from "./pick-point";
import { nextBudget } from "./point-budget";
import { type PointCloud, positionOf } from "./point-cloud";
import type { Renderer } from "./renderer";
import { toStoredHeight, type Vector } from "./scan-data";
import { splatSizes } from "./splat-size";
import { fitCamera, highestInch, type Slice, type ViewName, views } from "./views";

/** Milliseconds after the last change at which the picture is at rest and shows every point. */
const restAfter = 150;
/** While points arrive, the picture is drawn again when it gains this share of points. */
const growth = 1.5;

/**
 * Draws a point cloud on a canvas when something changes. While the picture moves, it shows as many points as it can in
 * time. Events: `frame` after each picture; `lost` and `restored` when the graphics card drops the picture and is back.
 */
export class Scene extends EventTarget {
  camera: Camera = views.overview.camera;
  slice: Slice = views.overview.slice;
  isColoredByHeight = false;
  /** The number of points in the last frame, and whether more follow because the picture moves. */
  shown = 0;
  isMoving = false;
  #renderer: Renderer | undefined;
  #uploaded = 0;
  #budget = 200_000;
  #lastChange = -Infinity;
  #lastFrame = 0;
  #request = 0;
  readonly #resizes = new ResizeObserver(() => this.#requestFrame());

  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly cloud: PointCloud,
    /** The least number of points while the picture moves. */
    readonly leastPoints?: number,
  ) {
    super();
    this.#renderer = createRenderer(canvas, cloud.capacity);
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

  /** Changes what the picture shows. */
  update(change: Partial<Pick<Scene, "camera" | "slice" | "isColoredByHeight">>): void {
    Object.assign(this, change);
    this.#lastChange = performance.now();
    this.#requestFrame();
  }

  show(name: ViewName): void {
    const { camera, slice } = views[name];
    this.update({ camera: fitCamera(camera, this.viewport), slice });
  }

  /** Draws the points that have arrived, if they make a visible difference. */
  showNewPoints(): void {
    const { count, capacity } = this.cloud;
    if (count === capacity || count > this.shown * growth) this.#requestFrame();
  }

  /** Returns the position of the point that is visible at a place of the picture, in CSS pixels. */
  pick(at: { x: number; y: number }, radius: number): Vector | undefined {
    const index = pickPoint(this.cloud, {
      projection: this.projection,
      viewport: this.viewport,
      at,
      radius,
      slice: this.#storedSlice(),
      splats: splatSizes(this.cloud.count, this.viewport),
    });
    return index === undefined ? undefined : positionOf(this.cloud, index);
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
    this.#renderer = createRenderer(this.canvas, this.cloud.capacity);
    this.#uploaded = 0;
    this.#requestFrame();
    this.dispatchEvent(new Event("restored"));
  };

  #requestFrame(): void {
    this.#request ||= requestAnimationFrame(this.#draw);
  }

  readonly #draw = (time: number) => {
    this.#request = 0;
    const { cloud, viewport } = this;
    if (!this.#renderer || cloud.count === 0) return;
    if (this.#uploaded < cloud.count) this.#renderer.upload(cloud, this.#uploaded);
    this.#uploaded = cloud.count;
    this.isMoving = time - this.#lastChange < restAfter;
    const interval = time - this.#lastFrame;
    if (this.isMoving && interval < restAfter)
      this.#budget = nextBudget(this.#budget, interval, cloud.count, this.leastPoints);
    this.shown = this.isMoving ? Math.min(cloud.count, Math.round(this.#budget)) : cloud.count;
    this.#renderer.draw({
      projection: this.projection,
      count: this.shown,
      splats: splatSizes(this.shown, viewport),
      pixelRatio: fitCanvas(this.canvas, this.isMoving ? this.#renderer.movingPixels : Infinity),
      slice: this.#storedSlice(),
      isColoredByHeight: this.isColoredByHeight,
    });
    this.#lastFrame = time;
    this.dispatchEvent(new Event("frame"));
    if (this.isMoving) this.#requestFrame();
  };

  #storedSlice(): readonly [number, number] {
    const [from, to] = this.slice;
    return [
      from === 0 ? -1 : toStoredHeight(inchesToMeters(from)),
      to === highestInch ? 65_536 : toStoredHeight(inchesToMeters(to)),
    ];
  }
}
