import type { CanvasRenderer } from "~/site/viewer/canvas-scene";
import type { View } from "./view";

export interface PanoramaRenderer extends CanvasRenderer {
  /** Takes an equirectangular panorama whose center looks north. */
  show: (panorama: ImageBitmap) => void;
  /** Draws what has been shown at the size of the canvas. */
  draw: (view: View, isMoving: boolean) => void;
}
