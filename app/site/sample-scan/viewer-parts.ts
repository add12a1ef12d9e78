/** The elements of the viewer that its script uses; scan-view.tsx and scan-tools.tsx render them with `data-part`. */
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
  clear: HTMLButtonElement;
  result: HTMLElement;
  legend: HTMLElement;
  from: HTMLInputElement;
  fromText: HTMLOutputElement;
  to: HTMLInputElement;
  toText: HTMLOutputElement;
}
