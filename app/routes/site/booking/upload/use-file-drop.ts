import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Accepts files that are dropped on an element. A file dropped elsewhere is ignored, because the browser would leave the
 * page to show it. Dragged text is left to the browser.
 *
 * @returns whether files are being dragged over the element
 */
export function useFileDrop(target: RefObject<HTMLElement>, onFiles: (files: FileList) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const handler = useRef(onFiles);
  useEffect(() => {
    handler.current = onFiles;
  });

  useEffect(() => {
    const isOnTarget = ({ target: element }: DragEvent) =>
      element instanceof Node && (target.current?.contains(element) ?? false);
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = isOnTarget(event) ? "copy" : "none";
      setIsOver(isOnTarget(event));
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      if (isOnTarget(event)) handler.current(event.dataTransfer.files);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false);
    };
    const listeners = { dragenter: hold, dragover: hold, dragleave: leave, drop };
    const entries = Object.entries(listeners) as ["drop", (event: DragEvent) => void][];
    for (const [type, listener] of entries) window.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of entries) window.removeEventListener(type, listener);
    };
  }, [target]);

  return isOver;
}
