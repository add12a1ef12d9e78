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

/** Returns whether an element is hydrated, and so keeps what the server has rendered: the same as long as it is mounted. */
export function useIsKept(): boolean {
  const isHydrated = useIsHydrated();
  const [isKept] = useState(!import.meta.env.SSR && !isHydrated);
  return isKept;
}
