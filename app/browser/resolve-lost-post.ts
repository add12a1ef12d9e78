import { isRouteErrorResponse } from "@remix-run/react";

/**
 * Returns the result of a route's action. If the response is lost or is not from this app, returns `toResult()` with status 503, so that
 * the page stays unchanged. Rethrows thrown responses, including redirects.
 */
export function resolveLostPost<Result>(action: Promise<Result>, toResult: () => object) {
  return action.catch((error: unknown) => {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    // After a success status, Remix would reload the page's data over the same connection.
    return Response.json(toResult(), { status: 503 });
  });
}
