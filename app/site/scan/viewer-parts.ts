import type { FrameParts } from "~/site/viewer/elements";

/** The sliders of the clipping box: heights, left to right (X), and front to back (Y). */
export type Edge = `${"from" | "to"}${"" | "X" | "Y"}`;

/** The elements that the viewer's script uses. view-frame.tsx, scan-view.tsx and scan-tools.tsx render them with `data-part`. */
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
  box: HTMLButtonElement;
  boxSliders: HTMLElement;
  result: HTMLElement;
  /** The legend of heights. */
  legend: HTMLElement;
  classes?: HTMLElement;
  /** The unit of a file, and the list for choosing one. Only the viewer of files has them. */
  unit?: HTMLElement;
  unitLabel?: HTMLElement;
  unitChoice?: HTMLSelectElement;
}
