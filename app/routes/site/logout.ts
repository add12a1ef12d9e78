import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { signedOut } from "~/messages/staff-frame";
import { paths } from "~/paths";
import { redirectWithFlash } from "~/server/flash.server";
import { methodNotAllowed } from "~/server/json-response.server";
import { refuseCrossSite } from "~/server/origin-check.server";
import { clearSessionCookie, signOut } from "~/staff/sessions/sessions.server";

/** Only a post ends the session, so a link cannot. */
export function loader() {
  return redirect(paths.login());
}

export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  refuseCrossSite(request);
  await signOut(request);
  const flash = { tone: "ok", title: signedOut, isSignOut: true } as const;
  const response = await redirectWithFlash(request, paths.login(), flash);
  response.headers.append("Set-Cookie", await clearSessionCookie(request));
  // "cookies" would also delete the booking draft, the theme and the known device. "storage" would also delete preferences and the unsent
  // answers of all tabs; the sign-in page removes the staff's data.
  response.headers.set("Clear-Site-Data", '"cache"');
  return response;
}
