import { CanvasScene, type ScenePlace } from "~/site/viewer/canvas-scene";
import { createCanvasRenderer } from "./canvas-renderer";
import type { PanoramaRenderer, TourCamera } from "./view";
import { createWebglRenderer } from "./webgl-renderer";

export class TourScene extends CanvasScene<PanoramaRenderer> {
  view: TourCamera = { heading: 0, elevation: 0, angle: 100 };
  #panorama: ImageBitmap | undefined;

  constructor(canvas: HTMLCanvasElement, place: ScenePlace) {
    super(canvas, { byCard: createWebglRenderer, byProcessor: createCanvasRenderer }, place);
  }

  look(view: TourCamera): void {
    this.view = view;
    this.startMoving();
  }

  show(panorama: ImageBitmap, view: TourCamera): void {
    this.#panorama?.close();
    this.#panorama = panorama;
    this.renderer?.show(panorama);
    this.view = view;
    this.requestFrame();
  }

  override dispose(): void {
    super.dispose();
    this.#panorama?.close();
  }

  protected override refill(renderer: PanoramaRenderer): void {
    if (this.#panorama) renderer.show(this.#panorama);
  }

  protected override draw(renderer: PanoramaRenderer): boolean {
    if (!this.#panorama) return false;
    this.fitCanvas(renderer);
    renderer.draw(this.view, this.isMoving);
    return true;
  }
}
