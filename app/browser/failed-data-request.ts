export interface FailedDataRequest {
  status?: number;
  /** The request's id in the server's log; undefined for a response of another server. */
  requestId?: string | undefined;
}

let latest: FailedDataRequest | undefined;

/** Returns the last failure of the current navigation; always undefined on the server. */
export function failedDataRequest(): FailedDataRequest | undefined {
  return latest;
}

/** Call this function at the start of a navigation. */
export function clearFailedDataRequest(): void {
  latest = undefined;
}

/**
 * Records failed data requests from now on. The error that Remix passes to an error boundary lacks the response's status and headers, and
 * in production its message, so only `fetch` sees them.
 */
export function recordFailedDataRequests(): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (!isDataRequest(input)) return send(input, init);
    try {
      const response = await send(input, init);
      const requestId = response.headers.get("X-Request-Id") ?? undefined;
      if (!response.ok) latest = { status: response.status, requestId };
      return response;
    } catch (error) {
      // An aborted navigation was replaced by another one and has not failed.
      if (!init?.signal?.aborted) latest = {};
      throw error;
    }
  };
}

/** Returns whether Remix requests `/path.data`. It always passes a URL. */
function isDataRequest(input: RequestInfo | URL): boolean {
  return input instanceof URL && input.pathname.endsWith(".data");
}
