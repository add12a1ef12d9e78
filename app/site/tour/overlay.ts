import * as text from "~/messages/sample-tour";
import type { Scene } from "./scene";
import { type Direction, place } from "./view";

/** The elements of the tour that its script uses; view-frame.tsx, sample-tour.tsx and tour-view.tsx render them with `data-part`. */
export interface TourParts {
  canvas: HTMLCanvasElement;
  /** On the map, where there is one. */
  gaze?: SVGElement;
  hint: HTMLElement;
  here: HTMLElement;
  failure: HTMLElement;
  failureText: HTMLElement;
  retry: HTMLButtonElement;
  motion: HTMLButtonElement;
}

/** How close to the edge of the picture the middle of a passage's button may be, in CSS pixels. */
const margin = 24;

interface Mark {
  button: HTMLButtonElement;
  id: string;
  number: number;
  name: string;
  /** Addresses of its panorama, in the order in which they are tried. */
  sources: string[];
  x: number;
  y: number;
}

interface Way extends Direction {
  button: HTMLButtonElement;
  from: string;
  to: string;
  walk: number;
}

/** What lies over the panorama: a button at each passage, and the map. sample-tour.tsx and tour-view.tsx render them with their places. */
export class Overlay {
  readonly marks: readonly Mark[];
  readonly #ways: readonly Way[];
  #current = "";

  constructor(
    view: HTMLElement,
    readonly scene: Scene,
    readonly parts: TourParts,
  ) {
    this.marks = [...view.querySelectorAll<HTMLButtonElement>("[data-position]")].map((button) => {
      const { position = "", number, name = "", sources = "", x, y, left, top } = button.dataset;
      if (left !== undefined && top !== undefined) {
        // The content security policy forbids style attributes, not what a script sets.
        button.style.left = `${Number(left) * 100}%`;
        button.style.top = `${Number(top) * 100}%`;
      }
      return {
        button,
        id: position,
        number: Number(number),
        name,
        sources: sources.split(" "),
        x: Number(x),
        y: Number(y),
      };
    });
    this.#ways = [...view.querySelectorAll<HTMLButtonElement>("[data-from]")].map((button) => {
      const { from = "", to = "", heading, elevation, walk } = button.dataset;
      return {
        button,
        from,
        to,
        heading: Number(heading),
        elevation: Number(elevation),
        walk: Number(walk),
      };
    });
  }

  /** Whether there are passages to walk through; otherwise a person goes from position to position by their list. */
  get hasWays(): boolean {
    return this.#ways.length > 0;
  }

  find(id: string): Mark | undefined {
    return this.marks.find((mark) => mark.id === id);
  }

  /** Returns where a person looks who comes to a position without having walked there: through its first passage. */
  firstHeading(id: string): number {
    return this.#ways.find(({ from }) => from === id)?.walk ?? 0;
  }

  /** Marks where a person stands. */
  enter(id: string): void {
    this.#current = id;
    for (const { button, id: each, number, name } of this.marks) {
      if (each === id) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
      if (each === id) this.parts.here.textContent = text.here(number, this.marks.length, name);
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
      const at = way.from === this.#current ? place(view, viewport, way) : undefined;
      const isShown =
        at !== undefined &&
        at.x > margin &&
        at.x < viewport.width - margin &&
        at.y > margin &&
        at.y < viewport.height - margin;
      if (!isShown && way.button === document.activeElement) this.parts.canvas.focus({ preventScroll: true });
      way.button.hidden = !isShown;
      if (isShown)
        way.button.style.transform = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) translate(-50%, -50%)`;
    }
  }
}
