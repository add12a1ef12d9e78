import { useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { PasskeyFault } from "~/browser/ask-passkey";
import * as text from "~/messages/login";
import { Button } from "~/ui/button";
import { useIsHydrated } from "~/ui/use-is-hydrated";

const loadPasskeys = () => import("~/browser/ask-passkey");

/**
 * Signs in with a passkey instead of the password, by the button or by a passkey that the browser suggests for the email. Renders nothing
 * where passkeys do not work. It is invisible until hydration but takes up its space, so that nothing moves. Its code is loaded on demand.
 */
export function PasskeySignIn() {
  const submit = useSubmit();
  const isSending = useNavigation().formData?.has("passkey") ?? false;
  const isHydrated = useIsHydrated();
  const [isAsking, setIsAsking] = useState(false);
  const [fault, setFault] = useState<PasskeyFault | null>(null);

  const suggestion = useRef<AbortController | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    suggestion.current = controller;
    const send = (passkey: string) => submit({ intent: "passkey", passkey }, { method: "post" });
    // Without this code there are no suggestions, but the button still works.
    suggestPasskeys(controller.signal, send).catch(() => undefined);
    return () => controller.abort();
  }, [submit]);

  if (isHydrated && !("PublicKeyCredential" in window)) return null;

  const ask = async () => {
    suggestion.current?.abort();
    setIsAsking(true);
    setFault(null);
    const outcome = await loadPasskeys()
      .then(({ askPasskey }) => askPasskey("sign-in-alone"))
      .catch(() => ({ fault: "failed" as const }));
    setIsAsking(false);
    if ("fault" in outcome) setFault(outcome.fault);
    else submit({ intent: "passkey", passkey: outcome.answer }, { method: "post" });
  };

  return (
    <div className={`grid gap-3 border-t border-line pt-6 noscript:hidden ${isHydrated ? "" : "invisible"}`}>
      <Button
        type="button"
        isLoading={isAsking || isSending}
        aria-describedby="passkey-hint"
        className="justify-self-start"
        onClick={() => void ask()}
      >
        {text.passkey}
      </Button>
      <p id="passkey-hint" className="text-small text-muted">
        {text.passkeyHint}
      </p>
      <p role="status" className="font-medium empty:hidden">
        {fault && text.passkeyFaults[fault === "canceled" || fault === "domain" ? fault : "failed"]}
      </p>
    </div>
  );
}

/** Lets the browser suggest passkeys for the email until the signal is aborted, if the browser can do so. */
async function suggestPasskeys(signal: AbortSignal, onAnswer: (answer: string) => void) {
  if (!("PublicKeyCredential" in window)) return;
  // The type claims that every browser has it.
  const { isConditionalMediationAvailable } = PublicKeyCredential as Partial<typeof PublicKeyCredential>;
  if (!(await isConditionalMediationAvailable?.call(PublicKeyCredential))) return;
  const { askPasskey } = await loadPasskeys();
  signal.throwIfAborted();
  const outcome = await askPasskey("sign-in-alone", signal);
  // An error means that nobody chose a passkey. The button still works.
  if ("answer" in outcome && !signal.aborted) onAnswer(outcome.answer);
}
