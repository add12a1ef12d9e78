import type { RequestListener } from "node:http";
import type { Plugin } from "vite";

interface ChainModule {
  createChain: (next: RequestListener) => RequestListener;
}

/** Runs the chain of app/server/chain.server.ts in front of the development server, like the built app in front of remix-serve. */
export function requestChain(): Plugin {
  return {
    name: "request-chain",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        // Loaded for each request, so a change of the chain takes effect without a restart.
        const load = server.ssrLoadModule("/app/server/chain.server.ts") as Promise<unknown>;
        load
          .then((module) => {
            const remix = () => {
              // Remix reads the original URL, which Vite's middleware saved before the chain changed the address.
              request.originalUrl = request.url;
              next();
            };
            (module as ChainModule).createChain(remix)(request, response);
          })
          .catch(next);
      });
    },
  };
}
