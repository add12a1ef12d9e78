import { useState, useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** Returns false on the server and during hydration, true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Returns whether an element was hydrated and so keeps the server's markup. Constant while the element is mounted. */
export function useIsKept(): boolean {
  const isHydrated = useIsHydrated();
  const [isKept] = useState(!import.meta.env.SSR && !isHydrated);
  return isKept;
}
