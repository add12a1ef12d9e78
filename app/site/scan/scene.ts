import { type Camera, type Matrix, projectionOf } from "~/site/point-cloud/camera";
import type { PointCloud } from "~/site/point-cloud/point-cloud";
import { type Bounds, unbounded, type Vector } from "~/site/point-cloud/vector";
import { CanvasScene, restAfter, type ScenePlace } from "~/site/viewer/canvas-scene";
import { createCanvasRenderer } from "./canvas-renderer";
import type { Coloring } from "./coloring";
import { pickPoint } from "./pick-point";
import { nextBudget } from "./point-budget";
import { type FramePart, type Renderer, splatSizes } from "./renderer";
import { fitCamera, type Space, type ViewName } from "./views";
import { createWebglRenderer } from "./webgl-renderer";

/** While points arrive, the picture is drawn again when it gains this share of points. */
const growth = 1.5;

/** Points of the scan, and the average distance in meters between neighbors once all of them are shown. */
interface ScanPart {
  cloud: PointCloud;
  spacing: number;
}

/**
 * Draws a point cloud on a canvas when something changes. While the picture moves, it shows as many points as it can in
 * time. Also has the event `change`, when what it shows changes.
 */
export class ScanScene extends CanvasScene<Renderer> {
  camera: Camera;
  box: Bounds = unbounded;
  coloring: Coloring = { mode: "picture", range: [0, 1] };
  shown = 0;
  #parts: readonly ScanPart[] = [];
  #budget = 200_000;
  #lastFrame = 0;

  constructor(
    canvas: HTMLCanvasElement,
    place: ScenePlace,
    public space: Space,
  ) {
    super(canvas, { byCard: createWebglRenderer, byProcessor: createCanvasRenderer }, place);
    this.camera = space.views.overview.camera;
  }

  get projection(): Matrix {
    return projectionOf(this.camera, this.viewport);
  }

  /** The number of points that have arrived and belong to the picture. */
  get count(): number {
    return this.#parts.reduce((sum, { cloud }) => sum + cloud.count, 0);
  }

  update(change: Partial<Pick<ScanScene, "camera" | "box" | "coloring">>): void {
    Object.assign(this, change);
    this.dispatchEvent(new Event("change"));
    this.startMoving();
  }

  show(name: ViewName): void {
    const { camera, box } = this.space.views[name];
    this.update({ camera: fitCamera(camera, this.viewport), box });
  }

  /** Draws other points. Those that `release` was not called for may come again. */
  showParts(parts: readonly ScanPart[]): void {
    this.#parts = parts;
    this.requestFrame();
  }

  release(cloud: PointCloud): void {
    this.renderer?.release(cloud);
  }

  /** Draws the points that have arrived, if they make a visible difference. */
  showNewPoints(areAll: boolean): void {
    if (areAll || this.count > this.shown * growth) this.requestFrame();
  }

  /** Returns the position of the point that is visible at a place of the picture, in CSS pixels. */
  pick(at: { x: number; y: number }, radius: number): Vector | undefined {
    const { projection, viewport, box } = this;
    return pickPoint(this.#frameParts(1), { projection, viewport, at, radius, box });
  }

  protected override draw(renderer: Renderer, time: number): boolean {
    const { count } = this;
    if (count === 0) return false;
    const interval = time - this.#lastFrame;
    if (this.isMoving && interval < restAfter) this.#budget = nextBudget(this.#budget, interval, count);
    const parts = this.#frameParts(this.isMoving ? Math.min(1, this.#budget / count) : 1);
    this.shown = parts.reduce((sum, part) => sum + part.count, 0);
    renderer.draw({
      projection: this.projection,
      parts,
      pixelRatio: this.fitCanvas(renderer),
      box: this.box,
      coloring: this.coloring,
    });
    this.#lastFrame = time;
    return true;
  }

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
