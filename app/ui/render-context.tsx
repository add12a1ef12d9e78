import { createContext, useContext } from "react";

interface RenderContext {
  /** Allows inline scripts under the content security policy; empty in the browser. */
  nonce: string;
  /** The id of the document's request, for error pages. */
  requestId: string;
  /** The document's status if it is 5xx, for error pages. */
  failedStatus?: number | undefined;
}

const Context = createContext<RenderContext>({ nonce: "", requestId: "" });

export const RenderContextProvider = Context.Provider;

export function useRenderContext(): RenderContext {
  return useContext(Context);
}
