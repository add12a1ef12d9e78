import { useEffect, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import * as text from "~/messages/ui";
import { Banner } from "~/ui/banner";
import { clearFailedDataRequest, recordFailedDataRequests } from "./failed-data-request";
import { type FailedChunk, recoverLazyRoutes } from "./lazy-routes";

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

let root: Root | undefined;
/** What had focus before the alert took it; undefined while no alert is shown. */
let focusedBefore: Element | null | undefined;

/** Shows the alert over the current page, or removes it. It has a React root of its own: any page can need it. */
export function showFailedChunk(failed: FailedChunk | undefined): void {
  if (!root) {
    if (!failed) return;
    root = createRoot(document.body.appendChild(document.createElement("div")));
  }
  if (!failed) focusedBefore = undefined;
  else if (focusedBefore === undefined) focusedBefore = document.activeElement;
  root.render(failed && <FailedChunkAlert {...failed} onClose={closeAlert} />);
}

/** The button that is pressed goes with the alert: focus returns to the link that was clicked, if it is still there. */
function closeAlert() {
  const link = focusedBefore;
  showFailedChunk(undefined);
  if (link instanceof HTMLElement && link.isConnected) link.focus();
}

/** Takes focus: the link that was clicked did nothing else. */
function FailedChunkAlert({ id, href, onClose }: FailedChunk & { onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [id, href]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="fixed inset-x-4 bottom-4 z-(--z-skip) mx-auto max-w-read text-ui shadow-menu outline-none print:hidden"
    >
      <Banner tone="bad" title={text.chunkFailed(id)}>
        <p>{text.chunkFailedAdvice}</p>
        <p className="mt-1 flex flex-wrap gap-x-6">
          <a href={href} className="inline-flex min-h-11 items-center text-accent-text underline">
            {text.openNextPage}
          </a>
          <button type="button" onClick={onClose} className="min-h-11 text-accent-text underline">
            {text.stayHere}
          </button>
        </p>
      </Banner>
    </div>
  );
}
