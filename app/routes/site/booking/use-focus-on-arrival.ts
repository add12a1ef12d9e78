import { useEffect, useRef } from "react";

/** False for the first view: it came with its document, and the browser has set the focus. */
let hasArrived = false;

/**
 * Sets focus after a client-side navigation as a new document would: on the input that the URL's fragment names, as in a
 * Change link, otherwise on the heading.
 *
 * @returns the `ref` of the heading, which needs a `tabIndex` of -1
 */
export function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasArrived) heading.current?.focus({ preventScroll: true });
    // A disabled input cannot take focus, which then stays on the heading.
    if (hasArrived) document.getElementById(window.location.hash.slice(1))?.focus();
    hasArrived = true;
  }, []);
  return heading;
}
