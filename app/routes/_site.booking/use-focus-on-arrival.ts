import { useEffect, useRef } from "react";

/** The first view came with its document: the browser has placed the focus. */
let hasArrived = false;

/**
 * Puts focus, in a view that was reached by script, where a new page would have it: on the answer that
 * the address names, as that of a Change link does, else on the heading.
 *
 * @returns goes to the heading, as its `ref`; it needs a `tabIndex` of -1
 */
export function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasArrived) heading.current?.focus({ preventScroll: true });
    // A box that cannot take focus leaves it on the heading.
    if (hasArrived) document.getElementById(window.location.hash.slice(1))?.focus();
    hasArrived = true;
  }, []);
  return heading;
}
