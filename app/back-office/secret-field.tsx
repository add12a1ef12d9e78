import { useId, useRef, useState } from "react";
import * as text from "~/messages/secret-link";
import { Button } from "~/ui/button";
import { controlStyles } from "~/ui/control-styles";
import { useIsHydrated } from "~/ui/use-is-hydrated";

/**
 * A secret to copy, all of it visible.
 *
 * @param copyByHand what to do where the browser does not let a page copy: the secret is then selected
 */
export function SecretField({
  label,
  secret,
  copyByHand,
}: {
  label: string;
  secret: string;
  copyByHand: string;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isHydrated = useIsHydrated();
  const [outcome, setOutcome] = useState("");

  const copy = async () => {
    // Cleared first, so that the same words are announced again.
    setOutcome("");
    try {
      await navigator.clipboard.writeText(secret);
      setOutcome(text.copied);
    } catch {
      // Without https, or where it is not allowed.
      field.current?.focus();
      setOutcome(copyByHand);
    }
  };

  return (
    <>
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {label}
        </label>
        <textarea
          ref={field}
          id={id}
          value={secret}
          readOnly
          rows={2}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          className={controlStyles(false, "field-sizing-content resize-none font-mono break-all")}
        />
      </div>
      {isHydrated && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="sm" type="button" onClick={() => void copy()}>
            {text.copy}
          </Button>
          <span role="status" className="text-small font-medium">
            {outcome}
          </span>
        </p>
      )}
    </>
  );
}
