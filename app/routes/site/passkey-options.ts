import type { ActionFunctionArgs } from "@remix-run/node";
import { SessionEndedError, VerificationNeededError } from "~/access/session";
import { passkeySite } from "~/back-office/sign-in/passkey-site.server";
import { methodNotAllowed } from "~/server/json-response.server";
import { refuseCrossSite } from "~/server/origin-check.server";
import { requireForm } from "~/server/read-body.server";
import { company } from "~/settings/company";
import { anyPasskeyRequest, passkeyRequest } from "~/staff/factors/accept-passkey.server";
import { confirmationRequest, newPasskeyRequest } from "~/staff/factors/passkeys.server";
import { findSession } from "~/staff/sessions/sessions.server";
import { findPendingSignIn, readPendingCookie, storeChallenge } from "~/staff/sign-in/pending-sign-in.server";

const headers = { "Cache-Control": "no-store" };

export function loader() {
  return methodNotAllowed("POST");
}

/**
 * Returns the WebAuthn options for `purpose`: `sign-in` after a password, `sign-in-alone`, `confirm` or `register`. Requires a post,
 * because each call replaces the stored challenge.
 */
export async function action({ request }: ActionFunctionArgs) {
  refuseCrossSite(request);
  const purpose = (await requireForm(request)).get("purpose");
  try {
    const options =
      purpose === "sign-in-alone"
        ? await anyPasskeyRequest(passkeySite(request))
        : purpose === "sign-in"
          ? await optionsOfSignIn(request)
          : await optionsOf(purpose, request);
    if (options === "too-many") return new Response(null, { status: 409, headers });
    return options ? Response.json(options, { headers }) : new Response(null, { status: 410, headers });
  } catch (error) {
    // On 410, the page asks the user to reload it, which leads to the sign-in or the confirmation.
    if (error instanceof SessionEndedError || error instanceof VerificationNeededError)
      return new Response(null, { status: 410, headers });
    throw error;
  }
}

async function optionsOfSignIn(request: Request) {
  const secret = await readPendingCookie(request);
  const account = await findPendingSignIn(secret);
  if (!secret || !account) return null;
  const options = await passkeyRequest(account.id, passkeySite(request));
  await storeChallenge(secret, options.challenge);
  return options;
}

async function optionsOf(purpose: string | null, request: Request) {
  const session = await findSession(request);
  if (!session) return null;
  if (purpose === "confirm") return confirmationRequest(session, passkeySite(request));
  if (purpose !== "register") return null;
  return (await newPasskeyRequest(session, passkeySite(request), company().name)) ?? "too-many";
}
