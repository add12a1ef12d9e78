import { useSubmit } from "@remix-run/react";
import { useId, useState } from "react";
import { askPasskey, type PasskeyFault, type PasskeyPurpose } from "~/browser/ask-passkey";
import * as text from "~/messages/second-factor";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { useIsHydrated } from "~/ui/use-is-hydrated";

/**
 * Asks the browser for a passkey and posts the response as `passkey` to this page. Without script, it says that script is required.
 *
 * @param fields further posted fields
 */
export function PasskeyButton({
  purpose,
  label,
  fields,
  isSending,
  variant = "primary",
  size,
}: {
  purpose: PasskeyPurpose;
  label: string;
  fields?: () => Record<string, string> | null;
  isSending: boolean;
  variant?: "primary" | "secondary";
  size?: "sm";
}) {
  const submit = useSubmit();
  const hintId = useId();
  const isHydrated = useIsHydrated();
  const [isAsking, setIsAsking] = useState(false);
  const [fault, setFault] = useState<PasskeyFault | null>(null);

  const instead = purpose === "register" ? text.newPasskeyInstead : text.passkeyInstead;
  if (!isHydrated) return <p className="text-muted">{instead.script}</p>;
  if (!("PublicKeyCredential" in window)) return <p className="text-muted">{instead.browser}</p>;

  const ask = async () => {
    const hiddenFields = fields ? fields() : {};
    if (!hiddenFields) return;
    setIsAsking(true);
    setFault(null);
    const outcome = await askPasskey(purpose);
    setIsAsking(false);
    if ("fault" in outcome) setFault(outcome.fault);
    else submit({ ...hiddenFields, passkey: outcome.answer }, { method: "post" });
  };

  return (
    <div>
      <p id={hintId} className="mb-3 text-muted">
        {text.passkeyHint}
      </p>
      <Button
        type="button"
        variant={variant}
        size={size}
        isLoading={isAsking || isSending}
        aria-describedby={hintId}
        onClick={() => void ask()}
      >
        {label}
      </Button>
      <div role="status" className="not-empty:mt-3">
        {fault && <Banner tone="warn" title={text.passkeyFaults[fault]} isInLiveRegion />}
      </div>
    </div>
  );
}
