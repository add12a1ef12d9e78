/** The methods that Remix passes to routes. */
export const httpMethods = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/** Remix calls a loader for these methods, and an action for every other one. */
export function isSafeMethod(method: string | undefined): boolean {
  return method === "GET" || method === "HEAD";
}
