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

/** Returns whether a component was hydrated, instead of first rendered in the browser. Constant while the component is mounted. */
export function useIsKept(): boolean {
  const isHydrated = useIsHydrated();
  const [isKept] = useState(!import.meta.env.SSR && !isHydrated);
  return isKept;
}
