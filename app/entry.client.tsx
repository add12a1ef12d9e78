import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { RenderContextProvider } from "./render-context";

const requestId = document.documentElement.dataset.requestId ?? "";

/** Marks the document once React runs all of it: effects run from the inside out. */
function HydratedBrowser() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return <RemixBrowser />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RenderContextProvider value={{ nonce: "", requestId }}>
        <HydratedBrowser />
      </RenderContextProvider>
    </StrictMode>,
  );
});
