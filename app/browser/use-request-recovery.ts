import { useEffect } from "react";
import { showFailedChunk } from "./failed-chunk-alert";
import { clearFailedDataRequest } from "./failed-data-request";
import { recoverLazyRoutes } from "./lazy-routes";

/** For the component around Remix's own: does what can be done about requests that fail during a navigation. */
export function useRequestRecovery(): void {
  useEffect(() => {
    // Remix creates it while it renders.
    const router = window.__remixRouter;
    recoverLazyRoutes(router, showFailedChunk);
    let wasIdle = true;
    return router.subscribe(({ navigation }) => {
      const isIdle = navigation.state === "idle";
      if (wasIdle && !isIdle) {
        clearFailedDataRequest();
        showFailedChunk(undefined);
      }
      wasIdle = isIdle;
    });
  }, []);
}
