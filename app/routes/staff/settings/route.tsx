import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { guard } from "~/guard.server";
import { paths } from "~/paths";

/** Opens the first section. */
export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/staff/settings", request);
  return redirect(paths.settingsSection("company"));
}

/** Never shown. With a component, a refused request gets the error page in the frame of the back office. */
export default function SettingsIndex() {
  return null;
}
