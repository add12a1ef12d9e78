import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode, useEffect, useLayoutEffect, useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { RenderContextProvider } from "./ui/render-context";

const { requestId = "", failedStatus } = document.documentElement.dataset;

/**
 * Marks the document once all of it is hydrated: the effects of children run first. A visitor may already be typing then:
 * the focus returns to that control, even if the effect of a page with errors has moved it.
 */
function HydratedBrowser() {
  const focusedInput = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    focusedInput.current = document.querySelector(":is(input, select, textarea):focus");
  }, []);
  useEffect(() => {
    focusedInput.current?.focus();
    document.documentElement.dataset.hydrated = "";
  }, []);
  return <RemixBrowser />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RenderContextProvider
        value={{ nonce: "", requestId, failedStatus: failedStatus ? Number(failedStatus) : undefined }}
      >
        <HydratedBrowser />
      </RenderContextProvider>
    </StrictMode>,
  );
});
