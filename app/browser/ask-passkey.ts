import { paths } from "~/paths";

export type PasskeyPurpose = "sign-in" | "sign-in-alone" | "confirm" | "register";

export type PasskeyFault = "canceled" | "known" | "domain" | "expired" | "full" | "failed";

/**
 * Makes the browser create or use a passkey. Loads the code for it on demand.
 *
 * @param suggested makes the browser suggest passkeys at an input instead of prompting, until somebody chooses one or this signal is
 *   aborted
 * @returns the JSON for the server, or the fault
 */
export async function askPasskey(
  purpose: PasskeyPurpose,
  suggested?: AbortSignal,
): Promise<{ answer: string } | { fault: PasskeyFault }> {
  try {
    const [webauthn, response] = await Promise.all([
      import("@simplewebauthn/browser"),
      fetchOptions(purpose),
    ]);
    if (response.status === 409) return { fault: "full" };
    if (response.status === 410) return { fault: "expired" };
    if (!response.ok) return { fault: "failed" };
    const optionsJSON: unknown = await response.json();
    // The next call cancels an open passkey prompt, such as that of a button pressed in the meantime.
    suggested?.throwIfAborted();
    suggested?.addEventListener("abort", () => webauthn.WebAuthnAbortService.cancelCeremony());
    const answer =
      purpose === "register"
        ? await webauthn.startRegistration({ optionsJSON: optionsJSON as CreationOptions })
        : await webauthn.startAuthentication({
            optionsJSON: optionsJSON as RequestOptions,
            useBrowserAutofill: suggested !== undefined,
          });
    return { answer: JSON.stringify(answer) };
  } catch (error) {
    return { fault: toFault(error) };
  }
}

type WebAuthn = typeof import("@simplewebauthn/browser");
type CreationOptions = Parameters<WebAuthn["startRegistration"]>[0]["optionsJSON"];
type RequestOptions = Parameters<WebAuthn["startAuthentication"]>[0]["optionsJSON"];

function fetchOptions(purpose: PasskeyPurpose): Promise<Response> {
  const signal = AbortSignal.timeout(15_000);
  return fetch(paths.passkeyOptions(), { method: "POST", body: new URLSearchParams({ purpose }), signal });
}

function toFault(error: unknown): PasskeyFault {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return "canceled";
  if (name === "InvalidStateError") return "known";
  return name === "SecurityError" ? "domain" : "failed";
}
