type Router = typeof window.__remixRouter;
type Routes = Router["routes"];

/** A script file of a page that could not be loaded. */
export interface FailedChunk {
  /** The file's name without folder and extension. */
  id: string;
  /** The address of the page that needs it. */
  href: string;
}

/** Milliseconds that the server has to answer a request for a small static file. */
const timeLimit = 5_000;

/**
 * Makes a navigation lead somewhere when the script of its page cannot be loaded. Remix itself reloads the
 * current page and drops the navigation. Here the browser opens the page as a document instead, which works
 * without its script; where the server cannot be reached either, the current page stays, with what was typed in it.
 *
 * @param onUnreachable the server cannot be reached: the navigation has been canceled
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
        // Both ways replace this navigation: it must not go on without the route's module.
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

/** Any response will do; the file is static, so that nothing is changed and no database is asked. */
async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeLimit);
    await fetch("/favicon.svg", { method: "HEAD", cache: "no-store", signal });
    return true;
  } catch {
    return false;
  }
}

/** The router has no call for it, but a navigation within the page replaces the pending one and loads nothing. */
async function cancelNavigation(router: Router): Promise<void> {
  const { pathname, search, hash } = router.state.location;
  const here = { pathname, search, hash: hash || "#main" };
  await router.navigate(here, { replace: true, preventScrollReset: true });
}
