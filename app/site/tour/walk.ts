import { PSVError, type Viewer } from "@photo-sphere-viewer/core";
import type { GyroscopePlugin } from "@photo-sphere-viewer/gyroscope-plugin";
import type { VirtualTourPlugin } from "@photo-sphere-viewer/virtual-tour-plugin";
import * as text from "~/messages/sample-tour";
import { connectFailure } from "~/site/viewer/elements";
import { toRadians } from "~/site/viewer/numbers";
import { setAddress } from "~/site/viewer/open-viewer";
import type { Overlay } from "./overlay";

export const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Moves between positions: loads a panorama, and shows it when it is complete. */
export class Walk {
  /** The current position. Empty until the first panorama is shown. */
  #current = "";
  /** The position that is loading. Empty if none is. */
  #target = "";
  #retry: (() => void) | undefined;
  readonly #showFailure: ReturnType<typeof connectFailure>;

  constructor(
    readonly viewer: Viewer,
    readonly overlay: Overlay,
    readonly plugins: { tour: VirtualTourPlugin; gyroscope: GyroscopePlugin },
  ) {
    this.#showFailure = connectFailure(overlay.parts, () => this.#retry?.());
  }

  get current(): string {
    return this.#current;
  }

  /** Shows the position that an address names, or the first one. */
  start(address: string): void {
    const { position = "" } = this.overlay.find(address);
    void this.#load(position, this.overlay.firstHeading(position));
  }

  /**
   * Moves to a chosen position.
   *
   * @param heading the direction of the walk and of the new view, in degrees; by default, the view keeps its direction
   */
  go(id: string, heading?: number): void {
    setAddress("tour", id);
    void this.#load(id, heading);
  }

  /** Moves to the next or previous position, counted from the last chosen one. */
  step(by: 1 | -1): void {
    const next = this.overlay.neighborOf(this.#target || this.#current, by);
    if (next !== undefined) this.go(next);
  }

  async #load(id: string, heading?: number): Promise<void> {
    const { viewer, overlay, plugins } = this;
    const { hint, retry } = overlay.parts;
    if (id === this.#current && !this.#target) return;
    this.#target = id;
    this.#retry = () => void this.#load(id, heading);
    this.#showFailure();
    hint.textContent = this.#current ? text.loadingNext(overlay.find(id).name ?? "") : text.loading;
    // Turning the view would end the control by a phone's motion.
    const isTurned = heading !== undefined && !plugins.gyroscope.isEnabled();
    try {
      const hasArrived = await plugins.tour.setCurrentNode(id, {
        ...(prefersReducedMotion() && { effect: "none", rotation: false }),
        ...(isTurned && { rotateTo: { yaw: toRadians(heading), pitch: 0 } }),
        forceUpdate: true,
      });
      // Another position was chosen during the load.
      if (!hasArrived) return;
      hint.textContent = this.#current ? "" : overlay.hasWays ? text.firstHint : text.lookHint;
      this.#current = id;
      this.#target = "";
      overlay.enter(id);
      viewer.needsUpdate();
      await this.#sharpen(id);
    } catch (error) {
      if (this.#target !== id) return;
      this.#target = "";
      viewer.hideError();
      hint.textContent = "";
      retry.hidden = error instanceof PSVError;
      this.#showFailure(retry.hidden ? text.damaged : text.loadFailed);
    }
  }

  /** Shows the sharper panoramas of a position. After a failed load, the last one stays. */
  async #sharpen(id: string): Promise<void> {
    for (const panorama of this.overlay.panoramasOf(id).slice(1)) {
      if (this.#target || id !== this.#current) return;
      await this.viewer
        .setPanorama(panorama, { transition: false, showLoader: false })
        .catch(() => this.viewer.hideError());
    }
  }
}
