/** A request for the data of a page, or a post of one of its forms, that failed. */
export interface FailedDataRequest {
  /** Undefined when there was no response. */
  status?: number;
  /** The id in the server's log; undefined when the response did not come from this app. */
  requestId?: string | undefined;
}

let latest: FailedDataRequest | undefined;

/** The last failure of the current navigation; undefined when no request of it failed, and on the server. */
export function failedDataRequest(): FailedDataRequest | undefined {
  return latest;
}

/** To be called when a navigation starts: what failed before has nothing to do with it. */
export function clearFailedDataRequest(): void {
  latest = undefined;
}

/**
 * Records failed data requests from here on. Remix gives an error boundary an error without the status and the
 * headers of the response, and in production without its message, so `fetch` is the only place to see them.
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
      // A navigation that another one replaced is aborted: not a failure.
      if (!init?.signal?.aborted) latest = {};
      throw error;
    }
  };
}

/** Whether Remix asks for `/path.data`; it always passes a URL. */
function isDataRequest(input: RequestInfo | URL): boolean {
  return input instanceof URL && input.pathname.endsWith(".data");
}
