type Router = typeof window.__remixRouter;
type Routes = Router["routes"];

export interface FailedChunk {
  /** The file's name without folder and extension. */
  id: string;
  href: string;
}

/** Milliseconds for a small static file. */
const timeLimit = 5_000;

/**
 * Recovers a navigation whose page script cannot be loaded. Remix would reload the current page and drop the navigation. This function
 * opens the page as a document, which works without its script. If the server is unreachable, the current page stays, with its typed input.
 *
 * @param onUnreachable called after the navigation was canceled because the server is unreachable
 */
export function recoverLazyRoutes(router: Router, onUnreachable: (failed: FailedChunk) => void): void {
  for (const route of allRoutes(router.routes)) {
    const { lazy } = route;
    const file = window.__remixManifest.routes[route.id]?.module;
    if (!lazy || !file) continue;
    route.lazy = async () => {
      try {
        await import(/* @vite-ignore */ file);
      } catch {
        await openWithoutScript(router, chunkId(file), onUnreachable);
        // Both outcomes replace this navigation. It must not continue without the route's module.
        return new Promise<never>(() => undefined);
      }
      return lazy();
    };
  }
}

function allRoutes(routes: Routes): Routes {
  return routes.flatMap((route) => [route, ...allRoutes(route.children ?? [])]);
}

function chunkId(file: string): string {
  return file.replace(/^.*\//, "").replace(/\.\w+$/, "");
}

async function openWithoutScript(
  router: Router,
  id: string,
  onUnreachable: (failed: FailedChunk) => void,
): Promise<void> {
  const target = router.state.navigation.location ?? router.state.location;
  const href = router.createHref(target);
  const isReachable = await isServerReachable();
  const isSuperseded = router.state.navigation.location !== target;
  if (isSuperseded) return;
  if (isReachable) {
    window.location.assign(href);
    return;
  }
  onUnreachable({ id, href });
  await cancelNavigation(router);
}

/** Returns whether the server sends any response. The file is static, so the request changes nothing and needs no database. */
async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeLimit);
    await fetch("/favicon.svg", { method: "HEAD", cache: "no-store", signal });
    return true;
  } catch {
    return false;
  }
}

/** Cancels a pending navigation. The router cannot, but a navigation within the page replaces the pending one and loads nothing. */
async function cancelNavigation(router: Router): Promise<void> {
  const { pathname, search, hash } = router.state.location;
  const here = { pathname, search, hash: hash || "#main" };
  await router.navigate(here, { replace: true, preventScrollReset: true });
}
