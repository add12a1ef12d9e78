import * as text from "~/messages/sample-tour";
import type { FrameParts } from "~/site/viewer/elements";
import type { TourScene } from "./scene";
import { place } from "./view";

/** The elements of the tour that its script uses; view-frame.tsx, sample-tour.tsx and tour-view.tsx render them with `data-part`. */
export interface TourParts extends FrameParts {
  /** On the map, where there is one. */
  gaze?: SVGElement;
  here: HTMLElement;
  motion: HTMLButtonElement;
}

/** How close to the edge of the picture the middle of a passage's button may be, in CSS pixels. */
const margin = 24;

/**
 * What lies over the panorama: a button at each passage, and the map. sample-tour.tsx and delivered-tour.tsx render them with what is known
 * of them, as attributes.
 */
export class Overlay {
  /** The buttons of the positions. */
  readonly marks: readonly HTMLButtonElement[];
  /** The buttons at the passages. */
  readonly #ways: readonly HTMLButtonElement[];
  #current = "";

  constructor(
    view: HTMLElement,
    readonly scene: TourScene,
    readonly parts: TourParts,
  ) {
    this.marks = [...view.querySelectorAll<HTMLButtonElement>("[data-position]")];
    this.#ways = [...view.querySelectorAll<HTMLButtonElement>("[data-from]")];
    for (const { dataset, style } of this.marks) {
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

  /** Returns what is known of a position. */
  find(id: string): DOMStringMap | undefined {
    return this.marks.find(({ dataset }) => dataset.position === id)?.dataset;
  }

  /** Returns where a person looks who comes to a position without having walked there: through its first passage. */
  firstHeading(id: string): number {
    return Number(this.#ways.find(({ dataset }) => dataset.from === id)?.dataset.walk ?? 0);
  }

  /** Marks where a person stands. */
  enter(id: string): void {
    this.#current = id;
    for (const mark of this.marks) {
      const { position, number, name = "" } = mark.dataset;
      if (position === id) {
        mark.setAttribute("aria-current", "true");
        this.parts.here.textContent = text.here(Number(number), this.marks.length, name);
      } else mark.removeAttribute("aria-current");
    }
  }

  /** Moves the buttons to their passages, and the map's view with that of the person. */
  draw(): void {
    const { view, viewport } = this.scene;
    const here = this.find(this.#current);
    if (here)
      this.parts.gaze?.setAttribute(
        "transform",
        `translate(${here.x} ${here.y}) rotate(${view.heading.toFixed(1)})`,
      );
    for (const way of this.#ways) {
      const { from, heading, elevation } = way.dataset;
      const direction = { heading: Number(heading), elevation: Number(elevation) };
      const at = from === this.#current ? place(view, viewport, direction) : undefined;
      const isShown =
        at !== undefined &&
        at.x > margin &&
        at.x < viewport.width - margin &&
        at.y > margin &&
        at.y < viewport.height - margin;
      if (!isShown && way === document.activeElement) this.parts.canvas.focus({ preventScroll: true });
      way.hidden = !isShown;
      if (isShown)
        way.style.transform = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) translate(-50%, -50%)`;
    }
  }
}
