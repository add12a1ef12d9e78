import type { Position, Viewer } from "@photo-sphere-viewer/core";
import type { VirtualTourLink, VirtualTourNode } from "@photo-sphere-viewer/virtual-tour-plugin";
import * as text from "~/messages/sample-tour";
import type { FrameParts } from "~/site/viewer/elements";
import { toDegrees, toRadians } from "~/site/viewer/numbers";

/** The elements of the tour that its script uses; view-frame.tsx, sample-tour.tsx and tour-view.tsx render them with `data-part`. */
export interface TourParts extends FrameParts<HTMLElement> {
  /** On the map, where there is one. */
  gaze?: SVGElement;
  here: HTMLElement;
  motion: HTMLButtonElement;
}

/**
 * What lies over the panorama: a button at each passage, and the map or the list of positions. sample-tour.tsx and delivered-tour.tsx render
 * them with what is known of them, as attributes.
 */
export class Overlay {
  /** The buttons of the positions. */
  readonly #marks: readonly HTMLButtonElement[];
  /** The buttons at the passages. */
  readonly #ways: readonly HTMLButtonElement[];

  constructor(
    view: HTMLElement,
    readonly parts: TourParts,
  ) {
    this.#marks = [...view.querySelectorAll<HTMLButtonElement>("[data-position]")];
    this.#ways = [...view.querySelectorAll<HTMLButtonElement>("[data-from]")];
    for (const { dataset, style } of this.#marks) {
      if (dataset.left === undefined) continue;
      // The content security policy forbids style attributes, not what a script sets.
      style.left = `${Number(dataset.left) * 100}%`;
      style.top = `${Number(dataset.top) * 100}%`;
    }
  }

  /** Whether there are passages to walk through; otherwise a person goes from position to position by their list. */
  get hasWays(): boolean {
    return this.#ways.length > 0;
  }

  /** Returns what is known of a position; of the first one, if there is none with this id. */
  find(id: string): DOMStringMap {
    return (this.#marks.find(({ dataset }) => dataset.position === id) ?? this.#marks[0])?.dataset ?? {};
  }

  /** Returns the id of the position that is `step` places after another. The first position follows the last one. */
  neighborOf(id: string, step: number): string | undefined {
    const at = this.#marks.findIndex(({ dataset }) => dataset.position === id);
    return this.#marks.at((at + step) % this.#marks.length)?.dataset.position;
  }

  /** Returns the panoramas of a position, each sharper than the one before it, as PanoramaAdapter loads them. */
  panoramasOf(id: string): string[] {
    return this.find(id).panoramas?.split(", ") ?? [];
  }

  /** Returns where a person looks who comes to a position without having walked there, in degrees: through its first passage. */
  firstHeading(id: string): number {
    return Number(this.#waysFrom(id)[0]?.dataset.walk ?? 0);
  }

  /** Returns a position as the viewer takes it, with the first of its panoramas. */
  toNode(id: string): VirtualTourNode {
    const links = this.#waysFrom(id).map((way): VirtualTourLink => {
      // The viewer places the element around the button, which has no size of its own.
      const arrowStyle = { element: way.parentElement ?? way, size: { width: 0, height: 0 } };
      return { nodeId: way.dataset.to ?? "", position: positionOf(way), arrowStyle };
    });
    return { id, panorama: this.panoramasOf(id)[0], links };
  }

  /** Marks where a person stands. */
  enter(id: string): void {
    for (const mark of this.#marks) {
      const { position, number, name = "" } = mark.dataset;
      if (position === id) {
        mark.setAttribute("aria-current", "true");
        this.parts.here.textContent = text.here(Number(number), this.#marks.length, name);
      } else mark.removeAttribute("aria-current");
    }
  }

  /** Shows the buttons at the passages that are in the picture, and turns the map's view with that of the person. */
  draw(id: string, viewer: Viewer): void {
    const { x, y } = this.find(id);
    const heading = toDegrees(viewer.getPosition().yaw);
    this.parts.gaze?.setAttribute("transform", `translate(${x} ${y}) rotate(${heading.toFixed(1)})`);
    for (const way of this.#waysFrom(id)) {
      const isShown = viewer.dataHelper.isPointVisible(positionOf(way));
      if (!isShown && way === document.activeElement) this.parts.canvas.focus({ preventScroll: true });
      way.hidden = !isShown;
    }
  }

  #waysFrom(id: string): HTMLButtonElement[] {
    return this.#ways.filter(({ dataset }) => dataset.from === id);
  }
}

function positionOf({ dataset: { heading, elevation } }: HTMLElement): Position {
  return { yaw: toRadians(Number(heading)), pitch: toRadians(Number(elevation)) };
}
