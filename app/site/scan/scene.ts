import {
  Color,
  LinearSRGBColorSpace,
  OrthographicCamera,
  PerspectiveCamera,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { PointCloud } from "~/site/scan-file/point-cloud";
import { type Bounds, unbounded, type Vector } from "~/site/scan-file/vector";
import {
  angleOfView,
  type Camera,
  cameraOf,
  fitLens,
  isFlatLens,
  type Lens,
  placeLens,
  type Viewport,
  viewOf,
} from "./camera";
import type { Coloring } from "./coloring";
import { EyeDome } from "./eye-dome";
import { nextBudget } from "./point-budget";
import { PointSet, type ScanPart } from "./point-set";
import { type ScanSpace, viewIn, type ViewName } from "./views";

/** While points load, the picture is drawn again when their number has grown by this factor. */
const growth = 1.5;
/** Milliseconds without changes after which the picture is at rest. */
const restAfter = 150;
const maxDevicePixelRatio = 2;
/** The maximum number of pixels in a moving picture without a graphics card: somewhat more than 800 by 600. */
const softwarePixels = 600_000;
/** The color `ink` of the design, which is also the poster's background. */
const ground = new Color().setRGB(10 / 255, 18 / 255, 26 / 255);
/** The minimum distance between the camera and its target, in meters. */
const closest = 0.1;
/** Names of WebGL renderers that run on the processor: SwiftShader, Mesa's llvmpipe and softpipe, and Microsoft's Basic Render Driver. */
const softwareNames = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * Draws a point cloud with three.js whenever something changes. A moving picture shows the points that fit into the frame time. Events:
 * `change` when the visible part changes, `frame` after each picture, `lost` and `restored` when the graphics card drops the picture and
 * can draw again.
 */
export class ScanScene extends EventTarget {
  box: Bounds = unbounded;
  coloring: Coloring = { mode: "picture", range: [0, 1] };
  shown = 0;
  /** Whether more frames follow because the picture moves. */
  isMoving = false;
  /** Whether the processor draws, about a hundred times slower than a graphics card. */
  readonly isSoftware: boolean;
  readonly controls: OrbitControls;
  #lens: Lens = new PerspectiveCamera(angleOfView);
  readonly #lenses = { deep: this.#lens, flat: new OrthographicCamera() };
  readonly #renderer: WebGLRenderer;
  readonly #set = new PointSet();
  readonly #eyeDome = new EyeDome();
  readonly #numbers = new WebGLRenderTarget();
  #budget = 200_000;
  #lastChange = -Infinity;
  #lastFrame = 0;
  #request = 0;
  readonly #resizes = new ResizeObserver(() => this.requestFrame());

  /** Returns a scene for a canvas; undefined if the browser has no WebGL 2. */
  static create(canvas: HTMLCanvasElement, space: ScanSpace): ScanScene | undefined {
    const context = canvas.getContext("webgl2", { alpha: false, antialias: false });
    return context ? new ScanScene(canvas, context, space) : undefined;
  }

  private constructor(
    readonly canvas: HTMLCanvasElement,
    context: WebGL2RenderingContext,
    public space: ScanSpace,
  ) {
    super();
    const names = context.getExtension("WEBGL_debug_renderer_info");
    this.isSoftware = softwareNames.test(
      String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER)),
    );
    this.#renderer = new WebGLRenderer({ canvas, context });
    // The file's colors are drawn without conversion.
    this.#renderer.outputColorSpace = LinearSRGBColorSpace;
    this.#renderer.setClearColor(ground, 0);
    this.#lens.up.set(0, 0, 1);
    this.controls = new OrbitControls(this.#lens, canvas);
    this.controls.minDistance = closest;
    this.controls.addEventListener("change", this.#move);
    canvas.addEventListener("webglcontextlost", this.#lose);
    canvas.addEventListener("webglcontextrestored", this.#restore);
    this.#resizes.observe(canvas);
    this.camera = space.views.overview.camera;
  }

  /** The size of the canvas in CSS pixels. */
  get viewport(): Viewport {
    return { width: this.canvas.clientWidth || 1, height: this.canvas.clientHeight || 1 };
  }

  get camera(): Camera {
    return cameraOf(this.#lens, this.controls.target);
  }

  set camera(camera: Camera) {
    const { controls } = this;
    const isDamped = controls.enableDamping;
    // Ends the damping of an earlier move.
    controls.enableDamping = false;
    controls.update();
    this.#lens = controls.object = camera.isFlat ? this.#lenses.flat : this.#lenses.deep;
    placeLens(this.#lens, controls.target, camera);
    this.#fitLens();
    controls.update();
    controls.enableDamping = isDamped;
  }

  get view() {
    return viewOf(this.#fitLens(), this.viewport, this.box);
  }

  update(change: Partial<Pick<ScanScene, "camera" | "box" | "coloring">>): void {
    Object.assign(this, change);
    this.#move();
  }

  show(name: ViewName): void {
    this.update(viewIn(this.space, name, this.viewport));
  }

  /** Draws these parts instead of the previous ones, which can be shown again until `release` is called for them. */
  showParts(parts: readonly ScanPart[]): void {
    this.#set.parts = parts;
    this.requestFrame();
  }

  release(cloud: PointCloud): void {
    this.#set.release(cloud);
  }

  /** Draws the points that have loaded, if they make a visible difference. */
  showNewPoints(areAll: boolean): void {
    if (areAll || this.#set.count > this.shown * growth) this.requestFrame();
  }

  requestFrame(): void {
    this.#request ||= requestAnimationFrame(this.#drawFrame);
  }

  /** Converts a position to CSS pixels of the picture; undefined behind the camera. */
  toScreen(position: Vector): { x: number; y: number } | undefined {
    const { width, height } = this.viewport;
    const lens = this.#lens;
    const at = new Vector3(...position).applyMatrix4(lens.matrixWorldInverse);
    if (!isFlatLens(lens) && at.z > -lens.near) return undefined;
    at.applyMatrix4(lens.projectionMatrix);
    return { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height };
  }

  /**
   * Returns the position of the visible point that is closest to a position in the picture, within a radius in CSS pixels. Draws the
   * ids of the points instead of their colors, and reads the pixels around that position.
   */
  pick(at: { x: number; y: number }, radius: number): Vector | undefined {
    const { width, height } = this.viewport;
    const side = 2 * radius + 1;
    const lens = this.#fitLens();
    this.#set.fill(1);
    this.#set.materials.set(this.box, this.coloring, side, 1);
    lens.setViewOffset(width, height, at.x - radius - 0.5, at.y - radius - 0.5, side, side);
    this.#set.world.overrideMaterial = this.#set.materials.numbered;
    this.#numbers.setSize(side, side);
    const bytes = new Uint8Array(side * side * 4);
    this.#renderer.setRenderTarget(this.#numbers);
    this.#renderer.render(this.#set.world, lens);
    this.#renderer.readRenderTargetPixels(this.#numbers, 0, 0, side, side, bytes);
    this.#renderer.setRenderTarget(null);
    this.#set.world.overrideMaterial = null;
    lens.clearViewOffset();
    const number = closestNumber(bytes, radius);
    return number === undefined ? undefined : this.#set.positionOf(number);
  }

  /** Makes the controls turn and zoom at the depth of the point at a position in the picture. The picture does not move. */
  focusOn(at: { x: number; y: number }, radius: number): void {
    const { target } = this.controls;
    const point = isFlatLens(this.#lens) ? undefined : this.pick(at, radius);
    if (!point) return;
    const ahead = this.#lens.getWorldDirection(new Vector3());
    const depth = new Vector3(...point).sub(this.#lens.position).dot(ahead);
    target.copy(this.#lens.position).addScaledVector(ahead, Math.max(depth, closest));
  }

  dispose(): void {
    cancelAnimationFrame(this.#request);
    this.#resizes.disconnect();
    this.canvas.removeEventListener("webglcontextlost", this.#lose);
    this.canvas.removeEventListener("webglcontextrestored", this.#restore);
    this.controls.dispose();
    for (const part of [this.#set, this.#eyeDome, this.#numbers, this.#renderer]) part.dispose();
    // A browser allows only a few WebGL contexts at a time.
    if (!this.#renderer.getContext().isContextLost()) this.#renderer.forceContextLoss();
  }

  /** Keeps drawing until nothing has changed for a while. */
  readonly #move = () => {
    this.#lastChange = performance.now();
    this.dispatchEvent(new Event("change"));
    this.requestFrame();
  };

  readonly #lose = () => this.dispatchEvent(new Event("lost"));

  readonly #restore = () => {
    this.#renderer.setClearColor(ground, 0);
    this.requestFrame();
    this.dispatchEvent(new Event("restored"));
  };

  #fitLens() {
    const { bounds, farthest } = this.space;
    const { controls } = this;
    const center = new Vector3(...bounds.min).add(new Vector3(...bounds.max)).divideScalar(2);
    const radius = new Vector3(...bounds.min).distanceTo(center);
    controls.cursor.copy(center);
    controls.maxTargetRadius = Math.max(2 * radius, 1);
    controls.maxDistance = farthest;
    const lens = this.#lens;
    fitLens(lens, controls.target, this.viewport, { center, radius });
    if (isFlatLens(lens)) {
      const whole = this.camera.distance * lens.zoom;
      [controls.minZoom, controls.maxZoom] = [whole / farthest, whole / closest];
    }
    return lens;
  }

  readonly #drawFrame = (time: number) => {
    this.#request = 0;
    if (this.#renderer.getContext().isContextLost()) return;
    const wasMoving = this.isMoving;
    this.controls.update();
    this.isMoving = time - this.#lastChange < restAfter;
    const { count } = this.#set;
    if (count === 0) return;
    if (wasMoving && this.isMoving) this.#budget = nextBudget(this.#budget, time - this.#lastFrame, count);
    this.shown = this.#set.fill(this.isMoving ? Math.min(1, this.#budget / count) : 1);
    const pixelRatio = this.#fitCanvas();
    const lens = this.#fitLens();
    this.#set.materials.set(this.box, this.coloring, this.viewport.height, pixelRatio);
    if (this.isSoftware && this.isMoving) this.#drawPlainly(lens);
    else this.#eyeDome.draw(this.#renderer, this.#set.world, lens, pixelRatio);
    this.#lastFrame = time;
    this.dispatchEvent(new Event("frame"));
    if (this.isMoving) this.requestFrame();
  };

  /** Draws without eye-dome lighting, and waits for the result. Queued frames would hide the time that each one takes. */
  #drawPlainly(lens: Lens): void {
    this.#renderer.render(this.#set.world, lens);
    const gl = this.#renderer.getContext();
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  }

  /** Sets the canvas size in pixels. Returns the pixels per CSS pixel. */
  #fitCanvas(): number {
    const { canvas, viewport } = this;
    const maxPixels = this.isSoftware && this.isMoving ? softwarePixels : Infinity;
    const affordable = Math.sqrt(maxPixels / (viewport.width * viewport.height));
    const pixelRatio = Math.min(devicePixelRatio, maxDevicePixelRatio, affordable);
    const [width, height] = [viewport.width, viewport.height].map((side) => Math.floor(side * pixelRatio));
    // Setting a size clears the canvas, even if it does not change.
    if (canvas.width !== width || canvas.height !== height)
      this.#renderer.setDrawingBufferSize(viewport.width, viewport.height, pixelRatio);
    return pixelRatio;
  }
}

/** Returns the id of the point closest to the center of a square picking buffer. */
function closestNumber(bytes: Uint8Array, radius: number): number | undefined {
  const side = 2 * radius + 1;
  let found: number | undefined;
  let least = radius * radius + 1;
  for (let index = 0; index < side * side; index++) {
    const distance = ((index % side) - radius) ** 2 + (Math.floor(index / side) - radius) ** 2;
    const [red = 0, green = 0, blue = 0, alpha = 0] = bytes.subarray(index * 4, index * 4 + 4);
    if (alpha === 0 || distance >= least) continue;
    least = distance;
    found = red + (green << 8) + (blue << 16);
  }
  return found;
}
