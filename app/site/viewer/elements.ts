/** Returns the elements of a viewer that its script uses, by their `data-part`. */
export function collectParts(...roots: ParentNode[]): Record<string, Element> {
  const parts: Record<string, Element> = {};
  for (const root of roots)
    for (const part of root.querySelectorAll<HTMLElement>("[data-part]"))
      parts[part.dataset.part ?? ""] = part;
  return parts;
}

/** Returns the first element that matches, which is of a kind such as `HTMLButtonElement`. */
export function find<Found extends Element>(
  root: ParentNode,
  selector: string,
  kind: new () => Found,
): Found {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The viewer has no element ${selector}.`);
  return found;
}

/** The elements of every viewer; view-frame.tsx and what it contains render them with `data-part`. */
export interface FrameParts<Canvas extends HTMLElement = HTMLCanvasElement> {
  canvas: Canvas;
  close: HTMLButtonElement;
  hint: HTMLElement;
  failure: HTMLElement;
  failureText: HTMLElement;
  retry: HTMLButtonElement;
}

/**
 * Connects the message about a failed load with its button. Returns a function that shows a message; without a text, it hides the last one.
 */
export function connectFailure(
  { canvas, failure, failureText, retry }: FrameParts<HTMLElement>,
  load: () => void,
): (message?: string) => void {
  retry.addEventListener("click", () => {
    // The button goes with the message.
    canvas.focus({ preventScroll: true });
    load();
  });
  return (message = "") => {
    failureText.textContent = message;
    failure.hidden = message === "";
  };
}
