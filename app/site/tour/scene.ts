import { CanvasScene, type ScenePlace } from "~/site/viewer/canvas-scene";
import { createCanvasRenderer } from "./canvas-renderer";
import type { PanoramaRenderer, View } from "./view";
import { createWebglRenderer } from "./webgl-renderer";

export class Scene extends CanvasScene<PanoramaRenderer> {
  view: View = { heading: 0, elevation: 0, angle: 100 };
  #panorama: ImageBitmap | undefined;

  constructor(canvas: HTMLCanvasElement, place: ScenePlace) {
    super(canvas, { byCard: createWebglRenderer, byProcessor: createCanvasRenderer }, place);
  }

  look(view: View): void {
    this.view = view;
    this.startMoving();
  }

  show(panorama: ImageBitmap, view: View): void {
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
