import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode, useEffect, useLayoutEffect, useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { RenderContextProvider } from "./render-context";

const { requestId = "", failedStatus } = document.documentElement.dataset;

/**
 * Marks the document once React runs all of it: effects run from the inside out. Until then a visitor may be typing:
 * no effect of a page that arrives with errors takes the focus from that control.
 */
function HydratedBrowser() {
  const typingIn = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    typingIn.current = document.querySelector(":is(input, select, textarea):focus");
  }, []);
  useEffect(() => {
    typingIn.current?.focus();
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
