import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { guard } from "~/guard.server";
import { paths } from "~/paths";

/** Opens the first section. */
export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/_staff.settings._index", request);
  return redirect(paths.settings("company"));
}
