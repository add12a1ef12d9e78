import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { guard } from "~/guard.server";
import { paths } from "~/paths";

export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/staff/settings", request);
  return redirect(paths.settingsSection("company"));
}

/** Never shown. Because the route has a component, a rejected request gets the error page in the back office's frame. */
export default function SettingsIndex() {
  return null;
}
