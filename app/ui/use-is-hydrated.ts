import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and for the first render in the browser; true once script runs the page. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
