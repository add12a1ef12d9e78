/** The methods that Remix passes to routes. */
export const httpMethods = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/** Whether a request with this method is answered by a loader. Remix runs an action for every other one. */
export function isSafeMethod(method: string | undefined): boolean {
  return method === "GET" || method === "HEAD";
}
