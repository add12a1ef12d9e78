import { useEffect, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import * as text from "~/messages/ui";
import { Banner } from "~/ui/banner";
import { clearFailedDataRequest, recordFailedDataRequests } from "./failed-data-request";
import { type FailedChunk, recoverLazyRoutes } from "./lazy-routes";

/** Recovers from failed requests of client-side navigations. The booking form does not need this, because its links load documents. */
export function useRequestRecovery(): void {
  useEffect(installRecovery, []);
}

let isInstalled = false;

/** Runs once for each document, because it changes the document's router. */
function installRecovery() {
  // A component test has a different router.
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
/** The element that had the focus before the alert; undefined without an alert. */
let focusedBefore: Element | null | undefined;

/** Shows the alert over the current page, or removes it. It has a separate React root, because any page can need it. */
export function showFailedChunk(chunk: FailedChunk | undefined): void {
  if (!root) {
    if (!chunk) return;
    root = createRoot(document.body.appendChild(document.createElement("div")));
  }
  if (!chunk) focusedBefore = undefined;
  else if (focusedBefore === undefined) focusedBefore = document.activeElement;
  root.render(chunk && <FailedChunkAlert {...chunk} onClose={closeAlert} />);
}

/** Closing the alert removes the pressed button, so focus returns to the clicked link if it still exists. */
function closeAlert() {
  const link = focusedBefore;
  showFailedChunk(undefined);
  if (link instanceof HTMLElement && link.isConnected) link.focus();
}

/** Takes focus, because the clicked link had no other effect. */
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
