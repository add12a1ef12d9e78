import type { View } from "./view";

export interface PanoramaRenderer {
  /** The most pixels that a moving picture may have; a picture at rest has those of the screen. */
  movingPixels: number;
  /** Takes an equirectangular panorama whose center looks north. */
  show: (panorama: ImageBitmap) => void;
  /** Draws what has been shown at the size of the canvas. */
  draw: (view: View, isMoving: boolean) => void;
  dispose: () => void;
}
