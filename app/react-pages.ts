import type { RouteId } from "./route-map";

/** The public pages with React. The others are documents without it. The back office always has React. */
const reactPages: readonly string[] = [
  "routes/site/booking",
  "routes/site/private-page",
  "routes/site/login",
  "routes/site/login-verify",
  "routes/site/account-password",
] satisfies RouteId[];

/** Returns whether a page is hydrated with React. Other pages load no script of the framework. */
export function hasReact(id: string): boolean {
  return id.startsWith("routes/staff/") || reactPages.includes(id);
}
