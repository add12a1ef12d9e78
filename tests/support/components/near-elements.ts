import { vi } from "vitest";

/** Lets every element be within the window, or none: jsdom has no layout, and no observer of it. Undone by `vi.unstubAllGlobals`. */
export function letElementsBeNear(isIntersecting = true): void {
  class Observer implements Pick<IntersectionObserver, "observe" | "disconnect"> {
    constructor(
      private readonly callback: (entries: Pick<IntersectionObserverEntry, "isIntersecting">[]) => void,
    ) {}

    observe() {
      this.callback([{ isIntersecting }]);
    }

    disconnect() {
      return undefined;
    }
  }
  vi.stubGlobal("IntersectionObserver", Observer);
}
