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
  close: HTMLButtonElement;
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

/** Collects the parts of the viewer from elements and what they contain. */
export function findParts(...roots: HTMLElement[]): ViewerParts {
  const parts: Record<string, Element> = {};
  for (const root of roots)
    for (const part of root.querySelectorAll<HTMLElement>("[data-part]"))
      parts[part.dataset.part ?? ""] = part;
  return parts as unknown as ViewerParts;
}

/** Returns the first element that matches. */
export function find(root: ParentNode, selector: string): Element {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`The viewer has no element ${selector}.`);
  return found;
}
