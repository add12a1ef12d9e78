import { useSubmit } from "@remix-run/react";
import { useId, useState } from "react";
import { askPasskey, type PasskeyFault, type PasskeyPurpose } from "~/browser/ask-passkey";
import * as text from "~/messages/second-factor";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { useIsHydrated } from "~/ui/use-is-hydrated";

/**
 * Asks the browser for a passkey and posts its answer as `passkey` to this page. Needs script; without it, says so.
 *
 * @param fields sent along
 */
export function PasskeyButton({
  purpose,
  label,
  fields,
  isSending,
  variant = "primary",
}: {
  purpose: PasskeyPurpose;
  label: string;
  fields?: () => Record<string, string> | null;
  isSending: boolean;
  variant?: "primary" | "secondary";
}) {
  const submit = useSubmit();
  const hintId = useId();
  const isHydrated = useIsHydrated();
  const [isAsking, setIsAsking] = useState(false);
  const [fault, setFault] = useState<PasskeyFault | null>(null);

  if (!isHydrated) return <p className="text-muted">{text.passkeyNeedsScript}</p>;
  if (!("PublicKeyCredential" in window)) return <p className="text-muted">{text.passkeyUnsupported}</p>;

  const ask = async () => {
    const others = fields ? fields() : {};
    if (!others) return;
    setIsAsking(true);
    setFault(null);
    const outcome = await askPasskey(purpose);
    setIsAsking(false);
    if ("fault" in outcome) setFault(outcome.fault);
    else submit({ ...others, passkey: outcome.answer }, { method: "post" });
  };

  return (
    <div className="grid gap-3">
      <p id={hintId} className="text-muted">
        {text.passkeyHint}
      </p>
      <Button
        type="button"
        variant={variant}
        isLoading={isAsking || isSending}
        aria-describedby={hintId}
        className="justify-self-start"
        onClick={() => void ask()}
      >
        {label}
      </Button>
      <div role="status">{fault && <Banner tone="warn" title={text.passkeyFaults[fault]} />}</div>
    </div>
  );
}
