import { vi } from "vitest";

/**
 * Reports every element as inside the window, or as outside, because jsdom has no layout and no observer. `vi.unstubAllGlobals` undoes it.
 */
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
