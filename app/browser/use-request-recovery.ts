import { useEffect } from "react";
import { showFailedChunk } from "./failed-chunk-alert";
import { clearFailedDataRequest, recordFailedDataRequests } from "./failed-data-request";
import { recoverLazyRoutes } from "./lazy-routes";

/**
 * For pages whose links lead to others by script: does what can be done about requests that fail on the way. The
 * booking form needs none of it, because its links load documents.
 */
export function useRequestRecovery(): void {
  useEffect(install, []);
}

let isInstalled = false;

/** Once a document: what it changes belongs to the document, not to a component. */
function install() {
  // A component test has a router of its own.
  if (isInstalled || !("__remixRouter" in window)) return;
  isInstalled = true;
  const router = window.__remixRouter;
  recordFailedDataRequests();
  recoverLazyRoutes(router, showFailedChunk);
  let wasIdle = true;
  router.subscribe(({ navigation }) => {
    const isIdle = navigation.state === "idle";
    if (wasIdle && !isIdle) {
      clearFailedDataRequest();
      showFailedChunk(undefined);
    }
    wasIdle = isIdle;
  });
}
