import type { RouteId } from "./route-map";

/** The public pages that ship React; the others are documents without it, apart from the back office. */
const reactPages: readonly string[] = [
  "routes/site/booking",
  "routes/site/private-page",
  "routes/site/login",
  "routes/site/login-verify",
  "routes/site/account-password",
] satisfies RouteId[];

/** Whether a page is hydrated with React; otherwise no script of the framework is sent. */
export function hasReact(id: string): boolean {
  return id.startsWith("routes/staff/") || reactPages.includes(id);
}
