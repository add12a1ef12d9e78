import type { Position, Viewer } from "@photo-sphere-viewer/core";
import type { VirtualTourLink, VirtualTourNode } from "@photo-sphere-viewer/virtual-tour-plugin";
import * as text from "~/messages/sample-tour";
import type { FrameParts } from "~/site/viewer/elements";
import { toDegrees, toRadians } from "~/site/viewer/numbers";

/** view-frame.tsx, sample-tour.tsx and tour-view.tsx render these elements with `data-part`. */
export interface TourParts extends FrameParts<HTMLElement> {
  /** The direction of view on the map. A tour without a map has none. */
  gaze?: SVGElement;
  here: HTMLElement;
  motion: HTMLButtonElement;
}

/**
 * The elements over the panorama: a button at each passage, and the map or the list of positions. sample-tour.tsx and delivered-tour.tsx
 * render them with their data as attributes.
 */
export class Overlay {
  readonly #marks: readonly HTMLButtonElement[];
  readonly #ways: readonly HTMLButtonElement[];

  constructor(
    view: HTMLElement,
    readonly parts: TourParts,
  ) {
    this.#marks = [...view.querySelectorAll<HTMLButtonElement>("[data-position]")];
    this.#ways = [...view.querySelectorAll<HTMLButtonElement>("[data-from]")];
    for (const { dataset, style } of this.#marks) {
      if (dataset.left === undefined) continue;
      // The content security policy forbids style attributes, but not styles that a script sets.
      style.left = `${Number(dataset.left) * 100}%`;
      style.top = `${Number(dataset.top) * 100}%`;
    }
  }

  /** Whether the tour has passages. Otherwise people use the list of positions. */
  get hasWays(): boolean {
    return this.#ways.length > 0;
  }

  /** Returns the data of a position, or of the first one for an unknown id. */
  find(id: string): DOMStringMap {
    return (this.#marks.find(({ dataset }) => dataset.position === id) ?? this.#marks[0])?.dataset ?? {};
  }

  /** Returns the id of the position `step` positions after another. The first position follows the last one. */
  neighborOf(id: string, step: number): string | undefined {
    const at = this.#marks.findIndex(({ dataset }) => dataset.position === id);
    return this.#marks.at((at + step) % this.#marks.length)?.dataset.position;
  }

  /** Returns the panoramas of a position for PanoramaAdapter, the sharpest one last. */
  panoramasOf(id: string): string[] {
    return this.find(id).panoramas?.split(", ") ?? [];
  }

  /** Returns the initial heading of a position in degrees: the direction of its first passage. */
  firstHeading(id: string): number {
    return Number(this.#waysFrom(id)[0]?.dataset.walk ?? 0);
  }

  /** Converts a position to a node of the viewer, with the first of its panoramas. */
  toNode(id: string): VirtualTourNode {
    const links = this.#waysFrom(id).map((way): VirtualTourLink => {
      // The viewer positions the button's parent, which has no size of its own.
      const arrowStyle = { element: way.parentElement ?? way, size: { width: 0, height: 0 } };
      return { nodeId: way.dataset.to ?? "", position: positionOf(way), arrowStyle };
    });
    return { id, panorama: this.panoramasOf(id)[0], links };
  }

  /** Marks the current position. */
  enter(id: string): void {
    for (const mark of this.#marks) {
      const { position, number, name = "" } = mark.dataset;
      if (position === id) {
        mark.setAttribute("aria-current", "true");
        this.parts.here.textContent = text.here(Number(number), this.#marks.length, name);
      } else mark.removeAttribute("aria-current");
    }
  }

  /** Shows the buttons of the visible passages, and turns the view on the map. */
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
