import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { RenderContextProvider } from "./render-context";

const requestId = document.documentElement.dataset.requestId ?? "";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RenderContextProvider value={{ nonce: "", requestId }}>
        <RemixBrowser />
      </RenderContextProvider>
    </StrictMode>,
  );
});
