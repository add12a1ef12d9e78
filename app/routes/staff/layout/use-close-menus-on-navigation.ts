import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Closes the menus of the layout on navigation: the browser's Back button does not click one of their links.
 */
export function useCloseMenusOnNavigation() {
  const { key } = useLocation();
  useEffect(() => {
    if (!("popover" in HTMLElement.prototype)) return;
    for (const menu of document.querySelectorAll<HTMLElement>("header [popover]:popover-open"))
      menu.hidePopover();
  }, [key]);
}
