import { redirect } from "@remix-run/node";
import { paths } from "~/paths";

/** An address of the site before this one: it has no page of its own. */
export function loader() {
  return redirect(paths.home());
}
