/** Returns the elements that have a `data-part`, by the attribute's value. */
export function collectParts(...roots: ParentNode[]): Record<string, Element> {
  const parts: Record<string, Element> = {};
  for (const root of roots)
    for (const part of root.querySelectorAll<HTMLElement>("[data-part]"))
      parts[part.dataset.part ?? ""] = part;
  return parts;
}

/** Returns the first element that matches a selector, and checks its class, such as `HTMLButtonElement`. */
export function findElement<Found extends Element>(
  root: ParentNode,
  selector: string,
  kind: new () => Found,
): Found {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The viewer has no element ${selector}.`);
  return found;
}

/** The elements of every viewer, which view-frame.tsx renders with `data-part`. */
export interface FrameParts<Canvas extends HTMLElement = HTMLCanvasElement> {
  canvas: Canvas;
  close: HTMLButtonElement;
  hint: HTMLElement;
  failure: HTMLElement;
  failureText: HTMLElement;
  retry: HTMLButtonElement;
}

/** Connects the button of the message about a failed load. Returns a function that shows a message, or hides it if the text is empty. */
export function connectFailure(
  { canvas, failure, failureText, retry }: FrameParts<HTMLElement>,
  load: () => void,
): (message?: string) => void {
  retry.addEventListener("click", () => {
    // The button disappears with the message.
    canvas.focus({ preventScroll: true });
    load();
  });
  return (message = "") => {
    failureText.textContent = message;
    failure.hidden = message === "";
  };
}
