/** Returns the elements of a viewer that its script uses, by their `data-part`. */
export function collectParts<Parts>(...roots: ParentNode[]): Parts {
  const parts: Record<string, Element> = {};
  for (const root of roots)
    for (const part of root.querySelectorAll<HTMLElement>("[data-part]"))
      parts[part.dataset.part ?? ""] = part;
  return parts as Parts;
}

/** Returns the first element that matches. */
export function find<Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`The viewer has no element ${selector}.`);
  return found;
}
