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
