import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Closes the frame's menus when another page is shown: the way back in the browser's history leads
 * there without a click on one of their links.
 */
export function useCloseMenusOnNavigation() {
  const { key } = useLocation();
  useEffect(() => {
    if (!("popover" in HTMLElement.prototype)) return;
    for (const menu of document.querySelectorAll<HTMLElement>("header [popover]:popover-open"))
      menu.hidePopover();
  }, [key]);
}
