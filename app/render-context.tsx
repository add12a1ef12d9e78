import { createContext, useContext } from "react";

interface RenderContext {
  /** Lets the page's own inline scripts pass the content security policy; empty in the browser. */
  nonce: string;
  /** The id of the request that rendered the document; error pages show it, the log has it. */
  requestId: string;
  /** The status of that document where it is a 5xx: error pages say what it means. */
  failedStatus?: number | undefined;
}

const Context = createContext<RenderContext>({ nonce: "", requestId: "" });

export const RenderContextProvider = Context.Provider;

export function useRenderContext(): RenderContext {
  return useContext(Context);
}
