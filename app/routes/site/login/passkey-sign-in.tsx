import { useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { PasskeyFault } from "~/browser/ask-passkey";
import * as text from "~/messages/login";
import { Button } from "~/ui/button";
import { useIsHydrated } from "~/ui/use-is-hydrated";

const loadPasskeys = () => import("~/browser/ask-passkey");

/**
 * Signs in with a passkey in place of the password: by the button, or by choosing one that the browser suggests for the email. Renders
 * nothing where that does not work. Until React takes over, it is invisible and has its room, so that nothing moves then. The code for it is
 * loaded when it is needed.
 */
export function PasskeySignIn() {
  const submit = useSubmit();
  const sent = useNavigation().formData?.has("passkey") ?? false;
  const isHydrated = useIsHydrated();
  const [isAsking, setIsAsking] = useState(false);
  const [fault, setFault] = useState<PasskeyFault | null>(null);

  useEffect(
    () => offerPasskeys((passkey) => submit({ intent: "passkey", passkey }, { method: "post" })),
    [submit],
  );

  if (isHydrated && !("PublicKeyCredential" in window)) return null;

  const ask = async () => {
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
        isLoading={isAsking || sent}
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

/**
 * Has the browser suggest passkeys for the email, where it can, as long as the page is shown.
 *
 * @returns a function that ends it
 */
function offerPasskeys(onAnswer: (answer: string) => void): () => void {
  const end = new AbortController();
  const isOver = () => end.signal.aborted;
  let isOffered = false;
  const offer = async () => {
    // Typed as if every browser had it.
    const { isConditionalMediationAvailable } = PublicKeyCredential as Partial<typeof PublicKeyCredential>;
    if (!(await isConditionalMediationAvailable?.call(PublicKeyCredential)) || isOver()) return;
    isOffered = true;
    const { askPasskey } = await loadPasskeys();
    if (isOver()) return;
    const outcome = await askPasskey("sign-in-alone", { isOffered: true });
    // A fault says that nobody chose one; the button is there, too.
    if ("answer" in outcome && !isOver()) onAnswer(outcome.answer);
  };
  if ("PublicKeyCredential" in window) void offer().catch(() => undefined);
  return () => {
    end.abort();
    if (isOffered) void loadPasskeys().then(({ stopOffering }) => stopOffering());
  };
}
