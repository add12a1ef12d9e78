// @ts-check

/**
 * Options of the Remix Vite plugin. The enabled flags are defaults in React Router 7, which makes the upgrade mechanical. Lazy route
 * discovery stays off. See docs/decisions/0153.
 *
 * @satisfies {import("@remix-run/dev").VitePluginConfig}
 */
const config = {
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};

export default config;
