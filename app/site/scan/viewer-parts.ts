/** The elements of the viewer that its script uses; view-frame.tsx, scan-view.tsx and scan-tools.tsx render them with `data-part`. */
export interface ViewerParts {
  canvas: HTMLCanvasElement;
  line: SVGElement;
  lineEdge: SVGElement;
  startMark: SVGElement;
  endMark: SVGElement;
  label: HTMLElement;
  crosshair: HTMLElement;
  progress: HTMLProgressElement;
  count: HTMLElement;
  failure: HTMLElement;
  failureText: HTMLElement;
  retry: HTMLButtonElement;
  hint: HTMLElement;
  measure: HTMLButtonElement;
  setPoint: HTMLButtonElement;
  kind: HTMLSelectElement;
  clear: HTMLButtonElement;
  link: HTMLButtonElement;
  result: HTMLElement;
  /** The colors of heights; the viewer of files has more. */
  legend: HTMLElement;
  classes?: HTMLElement;
  from: HTMLInputElement;
  fromText: HTMLOutputElement;
  to: HTMLInputElement;
  toText: HTMLOutputElement;
  fromX: HTMLInputElement;
  fromXText: HTMLOutputElement;
  toX: HTMLInputElement;
  toXText: HTMLOutputElement;
  fromY: HTMLInputElement;
  fromYText: HTMLOutputElement;
  toY: HTMLInputElement;
  toYText: HTMLOutputElement;
}
