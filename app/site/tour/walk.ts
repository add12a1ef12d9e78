import { PSVError, type Viewer } from "@photo-sphere-viewer/core";
import type { GyroscopePlugin } from "@photo-sphere-viewer/gyroscope-plugin";
import type { VirtualTourPlugin } from "@photo-sphere-viewer/virtual-tour-plugin";
import * as text from "~/messages/sample-tour";
import { connectFailure } from "~/site/viewer/elements";
import { toRadians } from "~/site/viewer/numbers";
import { setAddress } from "~/site/viewer/open-viewer";
import type { Overlay } from "./overlay";

/** Whether a person has asked their system for as little motion as possible. */
export const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Goes from position to position: loads the panorama, and shows it once it is there. */
export class Walk {
  /** Where a person stands; empty before the first panorama is there. */
  #current = "";
  /** Where they are on their way to; empty once they are there. */
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

  /** Goes where an address leads, or to the first position. */
  start(address: string): void {
    const { position = "" } = this.overlay.find(address);
    void this.#load(position, this.overlay.firstHeading(position));
  }

  /**
   * Goes to a position that a person has chosen.
   *
   * @param heading the direction in which they walked, in degrees, where they look; without one, they stay turned as they are
   */
  go(id: string, heading?: number): void {
    setAddress("tour", id);
    void this.#load(id, heading);
  }

  /** Goes to the next or previous position, counted from the one that a person last chose. */
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
    // A turn would end the motion of a phone.
    const isTurned = heading !== undefined && !plugins.gyroscope.isEnabled();
    try {
      const hasArrived = await plugins.tour.setCurrentNode(id, {
        ...(prefersStillness() && { effect: "none", rotation: false }),
        ...(isTurned && { rotateTo: { yaw: toRadians(heading), pitch: 0 } }),
        forceUpdate: true,
      });
      // Whoever goes on before a position has arrived does not want it anymore.
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

  /** Shows the sharper panoramas of a position; the first stays where one does not arrive. */
  async #sharpen(id: string): Promise<void> {
    for (const panorama of this.overlay.panoramasOf(id).slice(1)) {
      if (this.#target || id !== this.#current) return;
      await this.viewer
        .setPanorama(panorama, { transition: false, showLoader: false })
        .catch(() => this.viewer.hideError());
    }
  }
}
