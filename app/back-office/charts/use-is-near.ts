import { useEffect, useState } from "react";

/** How far below the window an element begins to count as near. */
const rootMargin = "200px";

/** Returns whether an element has come near to what the window shows: what it needs can wait until then. */
export function useIsNear(element: Element | null): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
