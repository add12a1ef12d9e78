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
