import type { FrameParts } from "~/site/viewer/elements";

/** The sliders of what is shown: heights, and from left to right and from front to back. */
export type Edge = `${"from" | "to"}${"" | "X" | "Y"}`;

/** The elements of the viewer that its script uses; view-frame.tsx, scan-view.tsx and scan-tools.tsx render them with `data-part`. */
export interface ViewerParts
  extends FrameParts, Record<Edge, HTMLInputElement>, Record<`${Edge}Text`, HTMLOutputElement> {
  line: SVGElement;
  lineEdge: SVGElement;
  startMark: SVGElement;
  endMark: SVGElement;
  label: HTMLElement;
  crosshair: HTMLElement;
  progress: HTMLProgressElement;
  count: HTMLElement;
  measure: HTMLButtonElement;
  setPoint: HTMLButtonElement;
  kind: HTMLSelectElement;
  clear: HTMLButtonElement;
  link: HTMLButtonElement;
  result: HTMLElement;
  /** The colors of heights; the viewer of files has more. */
  legend: HTMLElement;
  classes?: HTMLElement;
  /** What the unit of a file is, and the choice of one. */
  unit?: HTMLElement;
  unitLabel?: HTMLElement;
  unitChoice?: HTMLSelectElement;
}
