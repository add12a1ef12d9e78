import { redirect } from "@remix-run/node";
import { paths } from "~/paths";

/** Redirects a URL of the previous site that has no successor. */
export function loader() {
  return redirect(paths.home());
}
