/** The methods that Remix passes to routes. */
export const httpMethods = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/** Whether a method is GET or HEAD. Remix calls a loader for these, and an action for every other method. */
export function isSafeMethod(method: string | undefined): boolean {
  return method === "GET" || method === "HEAD";
}
